/**
 * Notices of the window: what was repaired while reading a file, an offer to restore, a fault of the program. One strip at a time above the
 * schedule ({@link org.schedscope.ui.view.notice.Notices}), and a panel of problems for a file that cannot be opened.
 *
 * <p>May use: text, model, event, chart.paint, io.input, experiment, experiment.session, ui.state.., ui.view.kit, javafx..
 */
package org.schedscope.ui.view.notice;
