/**
 * A workload or a platform while it is edited in a sheet: properties out, verbs in, no toolkit.
 *
 * <p><b>What is held is always right.</b> The model's records cannot be wrong, so a text that would make one wrong is refused with
 * the model's own sentence, stays in its field ({@link org.schedscope.ui.state.field.Field}) and changes nothing. Only
 * whether everything finds room on the platform may be wrong for a while, since mending that can take several steps; it keeps the
 * sheet from being applied.
 *
 * <p><b>Undo.</b> Every change is a step of {@link org.schedscope.ui.state.base.UndoSteps} that sets immutable values: of a
 * workload the one job that changes, so that fifty thousand jobs cost as much as one; of a platform all of it. A text typed letter
 * by letter is one step.
 *
 * <p><b>What comes of it.</b> {@link org.schedscope.ui.state.edit.InputEditor#apply()} runs it. Until it is saved there is no file
 * that has it, which {@link org.schedscope.experiment.Edits} records for toolbar, command line and session; a saved workload names the
 * platform that is saved beside it.
 *
 * <p><b>Live.</b> {@link org.schedscope.ui.state.edit.LiveEdit} edits beside the schedule: every change is a run at once, which replaces
 * the run of the last change, and is compared with the first run.
 *
 * <p><b>By hand.</b> {@link org.schedscope.ui.state.edit.BeatIt} builds a schedule against that of a policy; the rules are
 * {@link org.schedscope.byhand.HandRules}.
 *
 * <p>May use: text, model.., event, byhand, metrics, optimum, scheduler.., io.., experiment, trace.., ui.state.answer, ui.state.base,
 * ui.state.best, ui.state.compare, ui.state.file, ui.state.run, ui.state.session, ui.state.time, javafx.., ui.state.field
 */
package org.schedscope.ui.state.edit;
