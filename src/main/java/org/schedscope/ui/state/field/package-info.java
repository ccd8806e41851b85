/**
 * What is typed into fields, without a toolkit: a text, the value that it says, and what is wrong with it as long as it says none.
 *
 * <p>Every place where something is typed has a {@link org.schedscope.ui.state.field.Field}: forms, the tool bar, conditions of
 * breakpoints, answers to questions. How a value is written and read is a {@link org.schedscope.ui.state.field.Notation}, so that, say, a
 * seed is the same everywhere.
 *
 * <p>May use: text, model.., ui.state.base, javafx..
 */
package org.schedscope.ui.state.field;

