/* The plain way to make frames: repaint everything with Cairo, compress with Cairo's own PNG writer. */
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

enum { W = 1920, H = 1080 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

static double random_level(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return (*seed >> 8) / 16777216.0 - 0.5;
}

static void label(cairo_t *c, double x, double y, double size, const char *text) {
  cairo_select_font_face(c, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(c, size);
  cairo_move_to(c, x, y);
  cairo_show_text(c, text);
}

/* Two step lines that grow, with dots, on a grid with labels. */
static void score_chart(cairo_t *c, int frame) {
  char text[32];
  cairo_set_line_width(c, 1);
  cairo_set_source_rgb(c, 0.2, 0.22, 0.27);
  for (int row = 0; row < 9; row++) {
    cairo_move_to(c, 100, 100.5 + row * 110);
    cairo_line_to(c, 1880, 100.5 + row * 110);
    cairo_stroke(c);
  }
  cairo_set_source_rgb(c, 0.7, 0.72, 0.78);
  for (int row = 0; row < 9; row++) {
    snprintf(text, sizeof text, "%d", 40 - row * 5);
    label(c, 50, 106 + row * 110, 18, text);
  }
  for (int column = 0; column < 24; column++) {
    snprintf(text, sizeof text, "%d", column * 2);
    label(c, 110 + column * 72, 1030, 16, text);
  }
  label(c, 100, 50, 28, "Home against Away");
  int events = 6 + frame / 8;
  for (int side = 0; side < 2; side++) {
    uint32_t seed = 7 + side;
    double y = 980;
    if (side) cairo_set_source_rgb(c, 0.24, 0.61, 1); else cairo_set_source_rgb(c, 1, 0.48, 0.24);
    cairo_set_line_width(c, 4);
    cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
    cairo_move_to(c, 110, y);
    for (int event = 1; event <= events; event++) {
      y -= (random_level(&seed) + 0.5) * 60;
      double share = event == events ? (frame % 8 + 1) / 8.0 : 1;
      cairo_line_to(c, 110 + (event - 1 + share) * 36, y);
    }
    cairo_stroke(c);
    seed = 7 + side;
    y = 980;
    for (int event = 1; event <= events; event++) {
      y -= (random_level(&seed) + 0.5) * 60;
      cairo_arc(c, 110 + event * 36, y, 6, 0, 2 * M_PI);
      cairo_fill(c);
    }
    snprintf(text, sizeof text, side ? "Away %d" : "Home %d", frame / 4);
    label(c, 130 + events * 36, y, 24, text);
  }
}

static void ticker(cairo_t *c, int frame) {
  char text[80];
  cairo_set_source_rgb(c, 0.75, 0.1, 0.15);
  cairo_rectangle(c, 0, 940, W, 90);
  cairo_fill(c);
  cairo_set_source_rgb(c, 1, 1, 1);
  for (int item = 0; item < 14; item++) {
    snprintf(text, sizeof text, "Headline %d: markets steady, rain later  •", item + 1);
    double x = item * 620 - frame * 3.0;
    if (x < W && x > -620) label(c, x, 994, 24, text);
  }
}

static void rounded(cairo_t *c, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(c);
  cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(c);
}

/* One pass of a moving sum along lines of bytes. */
static void box(uint8_t *bytes, int lines, int line_step, int count, int step, int radius) {
  uint8_t *old = malloc(count);
  for (int line = 0; line < lines; line++) {
    uint8_t *row = bytes + (size_t)line * line_step;
    int sum = 0;
    for (int i = 0; i < count; i++) old[i] = row[(size_t)i * step];
    for (int i = 0; i < radius && i < count; i++) sum += old[i];
    for (int i = 0; i < count; i++) {
      if (i + radius < count) sum += old[i + radius];
      if (i - radius - 1 >= 0) sum -= old[i - radius - 1];
      row[(size_t)i * step] = sum / (2 * radius + 1);
    }
  }
  free(old);
}

static void gradients(cairo_t *c, int frame) {
  double part = fabs(fmod(frame / 180.0 + 1, 2) - 1);
  for (int index = 0; index < 30; index++) {
    double x = index % 6 * 320 + 20 + 30 * part, y = index / 6 * 216 + 16 + 20 * part, w = 280, h = 184;
    int margin = 24;
    cairo_surface_t *shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, 280 + 2 * margin, 184 + 2 * margin);
    cairo_t *s = cairo_create(shadow);
    rounded(s, margin, margin, w, h, 16);
    cairo_fill(s);
    cairo_surface_flush(shadow);
    uint8_t *bytes = cairo_image_surface_get_data(shadow);
    int stride = cairo_image_surface_get_stride(shadow);
    for (int pass = 0; pass < 3; pass++) {
      box(bytes, 184 + 2 * margin, stride, 280 + 2 * margin, 1, 9);
      box(bytes, 280 + 2 * margin, 1, 184 + 2 * margin, stride, 9);
    }
    cairo_surface_mark_dirty(shadow);
    cairo_set_source_rgba(c, 0, 0, 0, 0.6);
    cairo_mask_surface(c, shadow, x - margin, y - margin + 6);
    cairo_destroy(s);
    cairo_surface_destroy(shadow);
    double hue = index / 30.0;
    cairo_pattern_t *paint = cairo_pattern_create_linear(x, y, x + w, y + h * (1 - part));
    cairo_pattern_add_color_stop_rgb(paint, 0, 0.9, hue, 0.3);
    cairo_pattern_add_color_stop_rgb(paint, 1, 0.2, 0.3, 1 - hue);
    cairo_set_source(c, paint);
    rounded(c, x, y, w, h, 16);
    cairo_fill(c);
    cairo_pattern_destroy(paint);
  }
}

static void replicator(cairo_t *c, int frame) {
  for (int row = 0; row < 8; row++)
    for (int column = 0; column < 30; column++) {
      double time = frame / 60.0 - row * 0.13 - column * 0.05;
      double part = time < 0 ? 1 : fabs(fmod(time / 0.8 + 1, 2) - 1);
      cairo_set_source_rgba(c, 1, 0.8 - 0.02 * column, 0.2, 0.4 + 0.6 * part);
      cairo_arc(c, 90 + column * 60, 120 + row * 120, 20 * (0.3 + 0.7 * part), 0, 2 * M_PI);
      cairo_fill(c);
    }
}

static void long_line(cairo_t *c, int frame) {
  uint32_t seed = 1;
  double level = 0;
  for (int index = 0; index < 20000; index++) {
    level = level * 0.995 + random_level(&seed) * 60;
    cairo_line_to(c, index * 0.4 - frame * 5.0, 540 + level);
  }
  cairo_set_source_rgb(c, 0.3, 0.8, 1);
  cairo_set_line_width(c, 2);
  cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(c);
}

int main(int count, char **arguments) {
  static const struct { const char *name; void (*paint)(cairo_t *, int); } scenes[] = {
      {"score-chart", score_chart}, {"ticker", ticker},       {"gradients-shadows", gradients},
      {"replicator", replicator},   {"long-line", long_line},
  };
  if (count != 4) return 2;
  void (*paint)(cairo_t *, int) = NULL;
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    if (!strcmp(scenes[i].name, arguments[1])) paint = scenes[i].paint;
  int frames = atoi(arguments[2]);
  if (!paint || frames < 1) return 2;
  long long bytes = 0;
  char path[4096];
  double start = seconds();
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, W, H);
  for (int frame = 0; frame < frames; frame++) {
    cairo_t *c = cairo_create(surface);
    cairo_set_source_rgb(c, 0.05, 0.06, 0.09);
    cairo_paint(c);
    paint(c, frame);
    cairo_destroy(c);
    snprintf(path, sizeof path, "%s/%05d.png", arguments[3], frame);
    if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) return 1;
    struct stat file;
    if (!stat(path, &file)) bytes += file.st_size;
  }
  double wall = seconds() - start;
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  double cpu = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  printf("{\"name\":\"%s\",\"frames\":%d,\"seconds\":%.6f,\"cpuSeconds\":%.6f,\"bytes\":%lld,\"peakBytes\":%lld}\n",
         arguments[1], frames, wall, cpu, bytes, usage.ru_maxrss * 1024LL);
  return 0;
}
