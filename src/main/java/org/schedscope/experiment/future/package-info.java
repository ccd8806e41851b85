/**
 * Forecasts for a recorded run: {@link org.schedscope.experiment.future.OnlineSnapshot} converts its state at a tick to a run that begins
 * there; {@link org.schedscope.experiment.future.WhatNow} simulates that run under several policies.
 *
 * <p>May use: text, model.., event, trace.., scheduler, engine.., experiment, generate, metrics, metrics.fact, policy, policy.registry,
 * io.json
 */
package org.schedscope.experiment.future;
