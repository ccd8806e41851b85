/**
 * Forms without a toolkit: lists of fields; the typed ones have a text, a value, and a complaint while the text has no value.
 *
 * <p>A {@link org.schedscope.ui.state.field.Form} declares its fields: typed ones ({@link org.schedscope.ui.state.field.Field}), picked
 * ones ({@link org.schedscope.ui.state.field.Choice}), and values derived from all of them. Fields of the tool bar, of breakpoints and of
 * questions are the same without a form. A {@link org.schedscope.ui.state.field.Notation} writes and reads values, so that a seed, for
 * example, is typed alike everywhere. The controls of a form follow from the names of its fields.
 *
 * <p>May use: text, model.., ui.state.base, javafx..
 */
package org.schedscope.ui.state.field;
