/**
 * What a picture is made of: painter, colours, type, figures. Independent of runs.
 *
 * <p>May use: text, model, model.number, model.time, policy.expression
 */
package org.schedscope.chart.paint;
