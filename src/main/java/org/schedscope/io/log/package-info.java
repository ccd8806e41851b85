/**
 * The event log: a line per event, with all data that views need.
 *
 * <p>May use: text, model.., event, trace.., io.input, io.live, io.json, io.platform, io.workload, com.fasterxml.jackson..
 */
package org.schedscope.io.log;
