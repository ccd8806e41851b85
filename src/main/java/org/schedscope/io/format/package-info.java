/**
 * Interfaces of readers and writers of formats, and the values they exchange: a loaded workload with its platform, a schedule, an export
 * with its losses.
 *
 * <p>May use: text, model.., io.input, io.json, io.platform, com.fasterxml.jackson..
 */
package org.schedscope.io.format;
