/**
 * The program's own workload format, forks, and the bundled samples.
 *
 * <p>May use: text, model.., event, io.format, io.input, io.json, io.platform, com.fasterxml.jackson..
 */
package org.schedscope.io.workload;
