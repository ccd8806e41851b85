/**
 * Batsim's workloads, its table of jobs, and its protocol.
 *
 * <p>May use: text, model.., io.csv, io.format, io.input, io.live, io.json, io.log, com.fasterxml.jackson..
 */
package org.schedscope.io.batsim;
