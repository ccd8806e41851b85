/**
 * Findings on paper: every claim with what came out, and the pictures, as Markdown or as one HTML file that needs nothing else.
 */
package org.schedscope.experiment.report;
