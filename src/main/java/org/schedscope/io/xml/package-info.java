/**
 * Reading XML with places and limits; external entities and resources are never resolved.
 *
 * <p>May use: text, io.input, io.json, com.ctc.wstx.., javax.xml.., org.codehaus.stax2..
 */
package org.schedscope.io.xml;
