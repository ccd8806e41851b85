/**
 * What to draw, decided without a window toolkit.
 *
 * <p>A {@link org.schedscope.trace.Trace} is indexed once and then extended as it grows
 * ({@link org.schedscope.chart.index.TraceIndex}); a lane ({@link org.schedscope.chart.gantt.GanttLane}, {@link
 * org.schedscope.chart.lane.LoadLane},
 * {@link org.schedscope.chart.lane.HeatLane}, {@link org.schedscope.chart.lane.AxisLane}) looks up in it what a {@link
 * org.schedscope.chart.lane.TimeScale}
 * shows at a position and turns that into plain values; a {@link org.schedscope.chart.paint.Painter} only paints. The same lanes serve the
 * canvas of the window and the pictures that {@code picture} writes.
 *
 * <p>A frame costs what its pixels cost, not what the tasks cost: each core row is sorted by time, so a lane hops from pixel to pixel by
 * search. Below {@link org.schedscope.chart.gantt.ZoomLevel}'s limits bars give way to a raster.
 *
 * <p>Words are not here but in the {@link org.schedscope.text.Texts} ({@link org.schedscope.chart.sheet.ChartTexts}) that a sheet or a
 * {@link org.schedscope.chart.lane.LaneContext} brings along, as it brings the colours: the window's language, or English for files that
 * the
 * command line writes.
 *
 * <p>Colours are ints, {@code 0xAARRGGBB}. Coordinates are pixels, y downwards. Ticks become doubles only here.
 *
 * <p>May use: nothing
 */
package org.schedscope.chart;
