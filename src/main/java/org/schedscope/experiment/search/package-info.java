/**
 * The best ordering for a workload. An {@link org.schedscope.experiment.search.Aim} says what is wanted, {@link
 * org.schedscope.experiment.search.SearchCase}s are what orderings are tried on, seeds of a profile or parts of a log in time.
 *
 * <pre>
 *  KnownOrderings, Grammar ──orderings──→ Trials on training cases ──→ OrderingSearch ──simplest within noise──→ HeldOut ──→ answer
 *                                              │ journal
 * </pre>
 *
 * <p>{@link org.schedscope.experiment.search.OrderingSearch} breeds orderings and gives most of them few runs;
 * {@link org.schedscope.experiment.search.HeldOut} then compares its choice with every built-in policy on cases that nothing was chosen by.
 * All that was tried is in a {@link org.schedscope.experiment.search.SearchJournal}, by which a search goes on, and by which several that
 * went their own ways are put together. Close to Carastan-Santos and de Camargo, SC'17, who regress policies from simulations; there the
 * form of the policies is given, here it is found.
 *
 * <p>May use: text, model.., event, generate, generate.profile, metrics.., policy, policy.expression, policy.registry, syntax, engine,
 * engine.input, scheduler, io.format, io.input, io.json, experiment, experiment.definition, experiment.result, experiment.sweep,
 * com.fasterxml.jackson..
 */
package org.schedscope.experiment.search;
