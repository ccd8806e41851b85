/**
 * Tables: columns, cells that change in place, the chosen row in step with what is selected elsewhere, rows of files.
 *
 * <p>May use: text, chart.., scheduler.probe, ui.state.base, javafx..
 */
package org.schedscope.ui.view.table;
