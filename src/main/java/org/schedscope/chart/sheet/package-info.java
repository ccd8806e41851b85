/**
 * A page that is filled from the top, its texts, and the rows of data behind a picture.
 *
 * <p>May use: text, chart.index, chart.lane, chart.paint, org.jfree..
 */
package org.schedscope.chart.sheet;
