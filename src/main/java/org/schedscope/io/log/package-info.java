/**
 * The event log: one line for each event, enough to redraw every view.
 *
 * <p>May use: text, model.., event, trace.., io.input, io.live, io.json, io.platform, io.workload, com.fasterxml.jackson..
 */
package org.schedscope.io.log;
