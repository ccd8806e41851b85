/**
 * Words, apart from what they tell of.
 *
 * <p>{@link org.schedscope.text.Texts} looks them up in {@code assets/messages/NAME.properties} (English) and {@code NAME_de.properties}.
 * Whoever shows something says in which {@link org.schedscope.text.Language}, or who knows it, and hands the texts on: there is no current
 * language here.
 * The command line asks for English ones; the window asks for those of the language that it speaks.
 *
 * <p>A text with places is one sentence or label, whole, so that another language can order it in its own way. Words for one thing have
 * the key of those for many and {@code .one}.
 *
 * <p>May use: nothing
 */
package org.schedscope.text;
