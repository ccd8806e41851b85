/**
 * What every window stands on: regions that paint themselves, guarded so that a mistake never stops the painting, what is made when it is
 * first asked for, nodes that are kept from frame to frame, and sizes under every window manager.
 *
 * <p>May use: javafx..
 */
package org.schedscope.ui.view.base;
