/**
 * What the window has to say by itself: what is wrong with a file, what was read otherwise than it stands there, an offer to restore, a
 * fault. One strip at a time above the schedule ({@link org.schedscope.ui.view.notice.Notices}), and a panel for what cannot be opened.
 *
 * <p>May use: text, model, event, chart.paint, io.input, experiment, experiment.session, ui.state.., ui.view.kit, javafx..
 */
package org.schedscope.ui.view.notice;
