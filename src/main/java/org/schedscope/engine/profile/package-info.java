/**
 * Free cores and memory over future time, from estimates: the basis of reservations and of earliest starts.
 *
 * <p>May use: model.., engine, engine.collection, engine.input
 */
package org.schedscope.engine.profile;
