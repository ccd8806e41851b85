/**
 * Batsim's workloads and its table of jobs.
 *
 * <p>May use: text, model.., io.csv, io.format, io.input, io.json, com.fasterxml.jackson..
 */
package org.schedscope.io.batsim;
