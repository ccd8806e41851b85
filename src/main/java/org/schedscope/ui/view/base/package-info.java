/**
 * Base of every window: regions that paint themselves, guarded so that an exception never stops the painting, objects made on first use,
 * nodes that are reused from frame to frame, and sizes under every window manager.
 *
 * <p>May use: javafx..
 */
package org.schedscope.ui.view.base;
