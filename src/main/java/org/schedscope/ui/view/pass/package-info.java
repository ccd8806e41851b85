/**
 * One scheduling pass: queue, auction, phases.
 *
 * <p>May use: text, model.., policy.., engine.., trace.., chart.., scheduler.., experiment, ui.state.., ui.view.command, ui.view.inspector,
 * ui.view.kit, ui.view.table, javafx..
 */
package org.schedscope.ui.view.pass;
