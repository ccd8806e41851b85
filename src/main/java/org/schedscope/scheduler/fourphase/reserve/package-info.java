/**
 * What runs and what is committed, where, from when and until when, as estimates have it; and what is left of suspended tasks.
 *
 * <p>May use: model.., engine..
 */
package org.schedscope.scheduler.fourphase.reserve;
