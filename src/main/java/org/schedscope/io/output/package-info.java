/**
 * Output files, written completely or not at all, and results as JSON, CSV and Markdown.
 *
 * <p>May use: text, event, model.., bound, metrics.., chart.sheet, io.csv, io.input, io.json
 */
package org.schedscope.io.output;
