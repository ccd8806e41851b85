/**
 * The Standard Workload Format and the machine files beside it.
 *
 * <p>May use: text, model.., io.format, io.input, io.json
 */
package org.schedscope.io.swf;
