/**
 * Lines that are read while another program writes them, from a growing file, a pipe or a socket on this machine, independent of any
 * format.
 *
 * <p>May use: text, io.input
 */
package org.schedscope.io.live;
