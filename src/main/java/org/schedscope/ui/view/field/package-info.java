/**
 * Controls for the fields of forms, in rows with complaints below.
 *
 * <p>May use: text, ui.state.field, ui.view.kit, javafx..
 */
package org.schedscope.ui.view.field;
