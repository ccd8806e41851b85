/**
 * Platforms and networks in JSON and on the command line.
 *
 * <p>May use: text, model.., io.input, io.json, com.fasterxml.jackson..
 */
package org.schedscope.io.platform;
