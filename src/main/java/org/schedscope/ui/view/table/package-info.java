/**
 * Tables: columns that sort, can be chosen, drawn and moved, rows that are copied and saved, cells that change in place, the chosen row in
 * step with what is selected elsewhere.
 *
 * <p>May use: text, chart.., scheduler.probe, io.csv, ui.state.base, ui.state.run, ui.state.file, ui.state.session, ui.view.base,
 * ui.view.kit, javafx..
 */
package org.schedscope.ui.view.table;
