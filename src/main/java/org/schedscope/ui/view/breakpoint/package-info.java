/**
 * The list of breakpoints.
 *
 * <p>May use: text, model.., trace.., breakpoint, syntax, chart.., ui.state.., ui.view.command, ui.view.kit, javafx.., ui.view.field
 */
package org.schedscope.ui.view.breakpoint;
