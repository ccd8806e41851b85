/**
 * A net under changes that are to change nothing: what the program makes, as digests, at any commit. See {@link org.schedscope.net.Net}.
 */
package org.schedscope.net;
