/**
 * The state of the window, without a window: properties out, verbs in. Uses {@code javafx.beans} and collections only, so it is tested
 * without a toolkit.
 *
 * <p><b>How a run becomes visible.</b> {@link org.schedscope.ui.state.run.RunController} simulates ahead on a worker thread and publishes a
 * growing {@link org.schedscope.trace.Trace}. The {@link org.schedscope.ui.state.time.Playhead} walks over that trace; stepping back is as
 * exact and as cheap as stepping forward, because nothing is simulated again. {@link org.schedscope.ui.state.snapshot.SnapshotModel}
 * derives, on a thread of its own, what is true at the playhead. Everything the window shows is either read from the trace up to the
 * playhead's position, or comes from {@link org.schedscope.ui.state.snapshot.PlayheadSnapshot}.
 *
 * <p><b>One state.</b> Verbs set {@link org.schedscope.ui.state.base.StateValue} parts. {@link org.schedscope.ui.state.base.StateChanges}
 * publishes a change when it is complete, and {@link org.schedscope.ui.state.session.WindowStates} shows views the
 * {@link org.schedscope.ui.state.session.WindowState} before and after it.
 *
 * <p><b>Going somewhere.</b> {@link org.schedscope.ui.state.time.Breakpoints} has what was recorded searched for the user's conditions,
 * once; {@link org.schedscope.ui.state.time.BreakpointNavigator} moves the playhead from one to the next, forward and back.
 * {@link org.schedscope.ui.state.answer.ExplanationModel} answers, after the snapshot, what takes a look at queues of other instants or
 * along a whole job.
 *
 * <p><b>Sessions.</b> {@link org.schedscope.ui.state.session.SessionState} makes all that is open one value, an
 * {@link org.schedscope.experiment.session.SavedSession}, and back. {@link org.schedscope.ui.state.session.SessionKeeper} saves it to a
 * file; {@link org.schedscope.ui.state.session.Autosave} looks now and then whether it has changed and keeps it for the next window. Looks
 * of views are texts in {@link org.schedscope.ui.state.base.WindowLayout}.
 *
 * <p><b>Experiments.</b> {@link org.schedscope.ui.state.experiment.Experiments} has one open, an
 * {@link org.schedscope.ui.state.file.OpenExperiment} that is a value and grows as results come in; a {@code SweepRun} makes them on
 * threads of its own, in the files of the command line. {@link org.schedscope.ui.state.experiment.FigureModel} has the figure drawn of
 * them. A run behind a point becomes a run of the window by {@code ResultOpener}, from the same base as in the sweep, so that the digest of
 * its events is that of the results.
 *
 * <p><b>Threads.</b> Properties change on one thread only, that of the {@code Executor} given to
 * {@link org.schedscope.ui.state.session.Session} (in the window: the toolkit's thread); verbs are called on it. Workers hand results over
 * through it.
 *
 * <p>May use: nothing
 */
package org.schedscope.ui.state;
