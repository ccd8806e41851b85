/**
 * Logs of machines as tables, and what accounting systems write: rows become jobs and, with starts, the schedule beside them.
 *
 * <p>May use: text, model.., io.csv, io.format, io.input, io.json, com.fasterxml.jackson..
 */
package org.schedscope.io.table;
