/**
 * Time sharing, as operating systems and real-time systems share processors: tasks take turns on cores, and most policies suspend running
 * ones (Arpaci-Dusseau, Operating Systems: Three Easy Pieces, chapters 7 to 10; Liu and Layland 1973).
 *
 * <p>{@link org.schedscope.scheduler.timesharing.TimeSharingScheduler} routes jobs and has a {@code RunQueue} for every cluster.
 * {@code RunQueue.pass} reads as the definition: work since the last pass is counted, tasks enter in the order of the rules, the first are
 * chosen, running ones that are not among them are suspended, and the others take the idle cores. A {@code Discipline} is the policy on
 * one cluster: the order of tasks, its quantum, and what it counts. {@code KeyDiscipline} has a row for each policy with a number.
 * Waiting tasks are sorted by an order that time alone does not change, so that a pass looks at no more than the first ones.
 *
 * <p>Jobs are processes: levels and pass values are theirs. Clusters of another kind than the first are devices, which serve in order of
 * arrival, without switches. Remaining work by estimates is counted here, the true one by the machine, with the ticks of a switch.
 *
 * <p>May use: text, parameter, model.., event, policy.., engine.., scheduler.list
 */
package org.schedscope.scheduler.timesharing;
