/**
 * What is made up: workloads, estimate models, arrivals, and the draws behind them. A {@link
 * org.schedscope.generate.profile.WorkloadProfile} draws
 * whole workloads from settings and a seed; to add one, write the class and add its line to
 * {@link org.schedscope.generate.profile.WorkloadProfiles}; those for grids share {@link org.schedscope.generate.profile.GridProfile}. Jobs
 * come one by one
 * ({@link org.schedscope.generate.profile.WorkloadStream}), and {@code --scale} shrinks the settings that are marked so. To a model, a
 * workload goes in and another comes out; nothing is drawn while a run is
 * under way.
 *
 * <p>{@link org.schedscope.generate.RandomStream} are our own samplers over {@link java.util.SplittableRandom#nextLong()} and
 * {@link java.lang.StrictMath}, so that the same seed gives the same numbers on any JDK. Every task has a stream of its own, named by run
 * seed, purpose, job number and task position: what is added elsewhere shifts nothing.
 *
 * <p>Depends on the model only.
 *
 * <p>May use: text, model.., parameter
 */
package org.schedscope.generate;
