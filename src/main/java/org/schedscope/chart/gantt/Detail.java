package org.schedscope.chart.gantt;

/** How fine density is painted that takes long to work out. */
public enum Detail {
    /** Pixel by pixel: pictures. */
    FULL,
    /** As much of it as fits a frame, the rest in blocks of pixels: frames of a window, until there is no rest. */
    IN_STEPS,
    /** In blocks of pixels: frames of a movement, of which nothing can be kept. */
    BLOCKS
}
