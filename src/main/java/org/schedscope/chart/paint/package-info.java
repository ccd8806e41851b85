/**
 * What a picture is made of: painter, colours, type, figures. Knows no run.
 *
 * <p>May use: text, model, model.number, model.time, policy.expression
 */
package org.schedscope.chart.paint;
