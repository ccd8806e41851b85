/**
 * Runs without a window: how they are requested, read and checked, made again for verification, and put into grids.
 *
 * <p>Window, command line, sweeps and lessons make runs one way:
 * <pre>
 *  RunRequest ──read──→ RunSetup ──prepare──→ PreparedRun ──spec──→ Schedulers.start ──→ events
 * </pre>
 * <table>
 * <caption>Stages of a run, from the request to the recording</caption>
 * <tr><td>{@link org.schedscope.experiment.RunRequest}</td><td>request of a user, unread: a {@link org.schedscope.experiment.RunSource}
 * (files, a sample, a drawing), a platform, choices</td></tr>
 * <tr><td>{@code event.RunChoices}</td><td>policy, scheduler, seed, network, parameters, forks and answers of programs: one record for
 * command lines, log heads, sessions, experiments and runs</td></tr>
 * <tr><td>{@link org.schedscope.experiment.RunSetup}</td><td>a run that is read: {@code io.format.LoadedWorkload}, with places and
 * warnings, {@code io.format.PlatformChoice}, its source, a {@code io.ReplayableSchedule} that is shown instead of a simulation, and
 * choices; sessions keep it, and the window's history opens it again</td></tr>
 * <tr><td>{@link org.schedscope.experiment.PreparedRun}</td><td>a run that is checked: fitted, with network and estimates</td></tr>
 * <tr><td>{@code scheduler.RunSpec}</td><td>workload, platform, choices, and nothing else: equal specifications, equal bytes</td></tr>
 * <tr><td>{@code engine.input.SimulationInput}</td><td>workload and platform as the engine's arrays</td></tr>
 * <tr><td>{@code io.log.RecordedRun}</td><td>a run read from a log, with its head, {@code event.RunInfo}</td></tr>
 * <tr><td>{@code experiment.definition.GridRun}</td><td>a point of a grid</td></tr>
 * <tr><td>{@code experiment.sweep.GridCell}</td><td>the part that runs of a grid share if they differ in their policy only</td></tr>
 * <tr><td>{@code lesson.LessonRun}</td><td>a run of a lesson, simulated to its end</td></tr>
 * <tr><td>{@code ui.state.run.OpenRun}</td><td>an open run of the window, with its recording</td></tr>
 * </table>
 *
 * <p>{@code session} keeps runs in files, {@code definition} has the grid of an experiment, {@code sweep} runs it, {@code result} has its
 * outcome, {@code crossover} searches for values at which rankings flip.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., metrics.., audit.., generate.., scheduler..,
 * io.., experiment.definition
 */
package org.schedscope.experiment;
