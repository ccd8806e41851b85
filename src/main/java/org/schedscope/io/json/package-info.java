/**
 * Reading and writing JSON with places and limits, independent of any format.
 *
 * <p>May use: text, model.., io.input, com.fasterxml.jackson..
 */
package org.schedscope.io.json;
