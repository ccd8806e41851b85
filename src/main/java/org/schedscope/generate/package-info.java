/**
 * Random workloads, estimate models and arrivals, and the draws behind them. A {@link org.schedscope.generate.profile.WorkloadProfile}
 * draws whole workloads from settings and a seed; to add one, write the class and add its line to {@link
 * org.schedscope.generate.profile.WorkloadProfiles}; those for grids share {@link org.schedscope.generate.profile.GridProfile}. Jobs are
 * drawn one by one ({@link org.schedscope.generate.profile.WorkloadStream}), and {@code --scale} shrinks the settings that are marked so. A
 * model turns a workload into another one; nothing is drawn during a run.
 *
 * <p>{@link org.schedscope.generate.RandomStream} has its own samplers over {@link java.util.SplittableRandom#nextLong()} and {@link
 * java.lang.StrictMath}, so that the same seed gives the same numbers on any JDK. Every task has a stream of its own, named by run seed,
 * purpose, job number and task position, so that additions elsewhere change no other draw.
 *
 * <p>Depends on the model only.
 *
 * <p>May use: text, model.., parameter
 */
package org.schedscope.generate;
