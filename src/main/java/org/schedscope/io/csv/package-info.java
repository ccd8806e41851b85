/**
 * Reading and writing comma-separated and tab-separated tables.
 *
 * <p>May use: text, metrics.., chart.., io.input, io.json
 */
package org.schedscope.io.csv;
