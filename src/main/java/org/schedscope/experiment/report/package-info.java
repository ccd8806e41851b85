/**
 * Reports of findings: every claim with its verdict, and the pictures, as Markdown or as one self-contained HTML file.
 *
 * <p>May use: text, event, chart.., io.., experiment.claim.., experiment.definition, experiment.example, experiment.figure,
 * experiment.result, experiment.sweep, experiment.table
 */
package org.schedscope.experiment.report;
