// The C headers Cairn draws with; includes only, so that incremental builds never see a stale inline.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <png.h>
#include <turbojpeg.h>
#include <zlib.h>
