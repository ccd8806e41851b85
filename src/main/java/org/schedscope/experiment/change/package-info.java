/**
 * Changes of a run in words, such as {@code easy, +32 cores, without u46 from week 10}: {@link
 * org.schedscope.experiment.change.ChangeReader} reads English and German, {@link org.schedscope.experiment.change.WhatIf} is the sentence,
 * written in English, and makes the changed run.
 *
 * <p>May use: text, model.., event, parameter, policy.registry, scheduler, io.format, io.input, experiment
 */
package org.schedscope.experiment.change;
