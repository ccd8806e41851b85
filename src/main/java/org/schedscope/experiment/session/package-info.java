/**
 * Sessions: what was open, kept in one file with a proof of each run.
 *
 * <p>{@link org.schedscope.experiment.session.SessionFile} reads and writes all that a window had open as one zip file, {@link
 * org.schedscope.experiment.session.SessionFolder} as a folder that is written again and again. The document is read by {@code
 * SessionReader}, and names its inputs by the digests of their bytes ({@code SessionInputs}); where they are is up to {@code
 * SessionEntries}.
 *
 * <p>May use: text, model.., event, engine, trace.., generate.arrival, scheduler, io.., experiment, com.fasterxml.jackson..
 */
package org.schedscope.experiment.session;
