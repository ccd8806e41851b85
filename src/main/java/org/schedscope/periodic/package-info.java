/**
 * Analysis of periodic task sets on a processor: whether every job meets its deadline, decided without a run. {@link
 * org.schedscope.periodic.Schedulability} is the list of all tests of a {@link org.schedscope.periodic.PeriodicSet}.
 *
 * <p>All numbers are integers or exact fractions. Each test gives one of three verdicts, with the reason in a sentence and its source: a
 * sufficient test that fails decides nothing. The set is analysed as if its jobs were released without end, under the default parameters
 * of the policies, without the cost of switches. Sums that leave {@code long} exceed every deadline.
 *
 * <p>May use: text, model, model.number
 */
package org.schedscope.periodic;
