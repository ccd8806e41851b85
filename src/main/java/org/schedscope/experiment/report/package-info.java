/**
 * Findings on paper: every claim with what came out, and the pictures, as Markdown or as one HTML file that needs nothing else.
 *
 * <p>May use: text, event, chart.., io.., experiment.claim.., experiment.definition,
 * experiment.example, experiment.figure, experiment.result, experiment.sweep, experiment.table
 */
package org.schedscope.experiment.report;
