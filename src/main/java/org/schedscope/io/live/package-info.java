/**
 * Lines that another program writes while they are read: a file that grows, a pipe, a socket on this machine. Knows no format.
 *
 * <p>May use: text, io.input
 */
package org.schedscope.io.live;
