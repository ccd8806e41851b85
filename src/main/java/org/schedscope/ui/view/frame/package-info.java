/**
 * Frames: panel, dividers, files dropped on the window.
 *
 * <p>May use: text, ui.state.., ui.view.help, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.frame;
