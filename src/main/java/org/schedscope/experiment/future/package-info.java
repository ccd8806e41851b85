/**
 * What may become of a recorded run: {@link org.schedscope.experiment.future.Present} is what is known at a tick of it, made into a run
 * that begins there; {@link org.schedscope.experiment.future.WhatNow} simulates that under several policies.
 *
 * <p>May use: text, model.., event, trace.., scheduler, engine.., experiment, generate, metrics, metrics.fact, policy, policy.registry,
 * io.json, com.fasterxml.jackson..
 */
package org.schedscope.experiment.future;
