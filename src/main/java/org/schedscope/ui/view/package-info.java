/**
 * The window. One file per view; {@link org.schedscope.ui.view.window.Views} is the list of all. A view has an id that no version changes
 * and is
 * plain code: its constructor builds nodes and binds them to {@link org.schedscope.ui.state.session.Session}; how it looks is CSS, with
 * looked-up colours that one of three token sheets sets. Experiments have a second window, {@code ExperimentsWindow}, over the same
 * session. All texts come from {@code assets/messages}.
 *
 * <p>May use: nothing
 */
package org.schedscope.ui.view;
