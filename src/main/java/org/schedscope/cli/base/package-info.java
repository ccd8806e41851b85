/**
 * What commands share: names that do not exist, wrong usage, progress, tables, output files.
 *
 * <p>May use: text, model.., policy.., engine.., audit.., metrics.., chart.., io.., experiment, picocli..
 */
package org.schedscope.cli.base;
