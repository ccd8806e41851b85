/**
 * Shared parts of commands: unknown names, invalid command lines, progress, tables, output files.
 *
 * <p>May use: text, model.., policy.., engine.., audit.., metrics.., chart.., io.., experiment, picocli..
 */
package org.schedscope.cli.base;
