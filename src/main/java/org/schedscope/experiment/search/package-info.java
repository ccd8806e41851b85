/**
 * Search for the best ordering for a workload. A {@link org.schedscope.experiment.search.SearchObjective} has the metric and constraints;
 * {@link org.schedscope.experiment.search.SearchCase}s are seeds of a profile or parts of a log in time.
 *
 * <pre>
 *  KnownOrderings, Grammar ──orderings──→ Trials on training cases ──→ OrderingSearch ──simplest within noise──→ HeldOut ──→ answer
 *                                              │ journal
 * </pre>
 *
 * <p>{@link org.schedscope.experiment.search.OrderingSearch} breeds orderings and gives most of them few runs; {@link
 * org.schedscope.experiment.search.HeldOut} then compares its choice with every built-in policy on held-out cases. The {@link
 * org.schedscope.experiment.search.SearchJournal} of all results lets a search resume, and merges several independent ones. Close to
 * Carastan-Santos and de Camargo, SC'17, where policies of a given form are regressed from simulations; here the form is searched, too.
 *
 * <p>May use: text, model.., event, generate, generate.profile, metrics.., policy, policy.expression, policy.registry, syntax, engine,
 * engine.input, scheduler, io.format, io.input, io.json, experiment, experiment.definition, experiment.result, experiment.sweep,
 * com.fasterxml.jackson..
 */
package org.schedscope.experiment.search;
