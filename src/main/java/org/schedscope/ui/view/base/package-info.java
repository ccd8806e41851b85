/**
 * What every window stands on: regions that paint themselves, guarded so that a mistake never stops the painting, and sizes under
 * every window manager.
 *
 * <p>May use: javafx..
 */
package org.schedscope.ui.view.base;
