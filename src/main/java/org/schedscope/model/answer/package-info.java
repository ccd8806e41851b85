/**
 * Recorded answers of external programs in a run, which belong to its choices.
 *
 * <p>May use: nothing
 */
package org.schedscope.model.answer;
