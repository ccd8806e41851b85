/**
 * What programs from outside have answered in a run, as part of what the run is.
 *
 * <p>May use: nothing
 */
package org.schedscope.model.answer;
