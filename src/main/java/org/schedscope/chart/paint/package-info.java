/**
 * What a picture is made of: painter, colours, type, figures. Knows no run.
 *
 * <p>May use: text, model, model.time
 */
package org.schedscope.chart.paint;
