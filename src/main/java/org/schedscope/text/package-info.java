/**
 * Texts for users, apart from what they describe.
 *
 * <p>{@link org.schedscope.text.Texts} looks them up in {@code assets/messages/NAME.properties} (English) and {@code NAME_de.properties}.
 * The {@link org.schedscope.text.Language} is always passed in; there is no current one here. The command line uses English, the window the
 * language of its settings.
 *
 * <p>A text with values is a whole sentence or label, so that each language can order it. A singular has the key of its plural and {@code
 * .one}.
 *
 * <p>May use: nothing
 */
package org.schedscope.text;
