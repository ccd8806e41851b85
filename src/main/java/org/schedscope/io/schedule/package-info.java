/**
 * Schedule files: CSV, Jedule, Chrome trace events.
 *
 * <p>May use: text, model.., event, trace.., chart.sheet, io.csv, io.format, io.input, io.json, io.xml, com.ctc.wstx..,
 * com.fasterxml.jackson.., javax.xml.., org.codehaus.stax2..
 */
package org.schedscope.io.schedule;
