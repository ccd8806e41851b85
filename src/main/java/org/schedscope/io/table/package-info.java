/**
 * Logs of machines: tables and the output of accounting systems. Rows become jobs and, with starts, a schedule.
 *
 * <p>May use: text, model.., io.csv, io.format, io.input, io.json, com.fasterxml.jackson..
 */
package org.schedscope.io.table;
