/**
 * Reading and writing JSON with places and limits, independent of any format.
 *
 * <p>May use: text, model.., policy.expression, io.input, com.fasterxml.jackson..
 */
package org.schedscope.io.json;
