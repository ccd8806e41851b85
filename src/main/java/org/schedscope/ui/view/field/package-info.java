/**
 * How inputs look: a field for one, and lines of fields with what is wrong with them below.
 *
 * <p>May use: text, ui.state.field, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.field;
