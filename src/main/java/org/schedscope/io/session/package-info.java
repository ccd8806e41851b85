/**
 * Sessions: what was open, kept in one file with a proof of each run.
 *
 * <p>May use: text, model.., event, trace.., io, io.format, io.input, io.json, io.log, io.output, io.platform, io.workload,
 * com.fasterxml.jackson..
 */
package org.schedscope.io.session;
