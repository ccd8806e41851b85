/**
 * Reading XML with places and limits; nothing outside the document is ever resolved.
 *
 * <p>May use: text, io.input, io.json, com.ctc.wstx.., javax.xml.., org.codehaus.stax2..
 */
package org.schedscope.io.xml;
