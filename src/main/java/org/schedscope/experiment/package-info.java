/**
 * What puts engine, schedulers, listeners and files together without a window: how runs are asked for and made, checked while they are
 * made, or made again to see whether the same comes out; and grids of runs.
 *
 * <p>Window, command line, sweeps and lessons make runs one way:
 * <pre>
 *  RunRequest ──read──→ RunInput ──of(choices, forks)──→ PreparedRun ──spec──→ Schedulers.start ──→ events
 * </pre>
 * <table>
 * <caption>What stands for a run, from the wish to the recording</caption>
 * <tr><td>{@link org.schedscope.experiment.RunRequest}</td><td>what somebody asks for, nothing of it read: a source, a platform's file,
 * choices</td></tr>
 * <tr><td>{@link org.schedscope.experiment.RunSource}</td><td>where the workload comes from: files, a sample, a drawing</td></tr>
 * <tr><td>{@link org.schedscope.experiment.Choices}</td><td>policy, scheduler, seed, network, parameters, as a command line has them;
import org.schedscope.scheduler.Schedulers;
 * checked here</td></tr>
 * <tr><td>{@code io.format.LoadedWorkload}</td><td>what came out of workload files, with places and warnings</td></tr>
 * <tr><td>{@code io.format.PlatformChoice}</td><td>a platform and how it was found</td></tr>
 * <tr><td>{@link org.schedscope.experiment.RunInput}</td><td>both together</td></tr>
 * <tr><td>{@link org.schedscope.experiment.PreparedRun}</td><td>a run that is ready to begin, with what it was made of</td></tr>
 * <tr><td>{@code scheduler.RunSpec}</td><td>everything that decides a run, and nothing else: equal specifications, equal bytes</td></tr>
 * <tr><td>{@code engine.input.SimulationInput}</td><td>workload and platform as the engine's arrays</td></tr>
 * <tr><td>{@code event.RunInfo}</td><td>a run as the head of a log has it, without workload and platform</td></tr>
 * <tr><td>{@code io.log.RecordedRun}</td><td>a run that was read from a log</td></tr>
 * <tr><td>{@code io.session.SavedRun}</td><td>a run that a session keeps</td></tr>
 * <tr><td>{@code experiment.definition.GridRun}</td><td>a point of a grid</td></tr>
 * <tr><td>{@code experiment.sweep.GridCell}</td><td>what the runs of a grid share that differ in their policy only</td></tr>
 * <tr><td>{@code lesson.LessonRun}</td><td>a run of a lesson, simulated to its end</td></tr>
 * <tr><td>{@code ui.state.run.RunFiles}</td><td>the window's input of a run: as it was read, or edited since, or a
 * schedule to be replayed</td></tr>
 * <tr><td>{@code ui.state.run.RunSetup}</td><td>these files with choices and forks: what going back and restarting open again</td></tr>
 * <tr><td>{@code ui.state.run.OpenRun}</td><td>a run that the window has open, with what is recorded of it</td></tr>
 * </table>
 *
 * <p>{@code definition} says what a grid runs, {@code sweep} runs it, {@code result} is what came out, {@code crossover} looks for where
 * rankings flip.
 *
 * <p>May use: parameter, text, model.., event, policy.., engine.., trace.., audit.., generate.., scheduler.., io..,
 * experiment.definition
 */
package org.schedscope.experiment;
