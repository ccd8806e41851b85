package org.schedscope.ui.state.edit;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.byhand.HandRules;
import org.schedscope.byhand.HandSchedule;
import org.schedscope.optimum.BestSchedule;
import org.schedscope.optimum.Objective;
import org.schedscope.optimum.SearchState;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.base.UndoSteps;
import org.schedscope.ui.state.best.BestSearch;
import org.schedscope.ui.state.compare.AimedTask;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.compare.StagedRun;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Selected;

/**
 * Building a schedule of the open run's tasks by hand, against that of a policy. Every task that is placed is a run at once, which
 * replaces the last one, of a schedule like any that was read. Ends when it is kept or discarded, or when another run comes to the front;
 * begun on such a run, it goes on.
 */
public final class BeatIt {
    /** Tasks of a workload that can be placed by hand at most: every move is looked through as a whole. */
    public static final int MOST_TASKS = 300;
    private static final int MOST_TASKS_OF_SEARCH = 60;
    private static final long SECONDS = 20;

    /** Why it cannot begin with the open run. */
    public enum Hindrance {
        TOO_MANY_TASKS, FORKED, NOT_RECORDED
    }

    /** What has been built, and the tick that the builder has come to: what is ready by then is, and earliest starts are not before it. */
    public record Game(HandSchedule schedule, long clock) {
    }

    private final Session session;
    private final String name;
    private final ReadOnlyObjectWrapper<Optional<Game>> game = new ReadOnlyObjectWrapper<>(this, "game", Optional.empty());
    private final ReadOnlyObjectWrapper<HandAim> aim = new ReadOnlyObjectWrapper<>(this, "aim", HandAim.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<HandScore>> score = new ReadOnlyObjectWrapper<>(this, "score", Optional.empty());
    private final ReadOnlyBooleanWrapper givenUp = new ReadOnlyBooleanWrapper(this, "givenUp", false);
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes", 0);
    private final RivalPolicy rival;
    private final LongSearch<SearchState, BestSchedule> best;
    private final Set<Integer> ours = new HashSet<>();
    private Optional<OpenRun> before = Optional.empty();
    private int shown;
    private boolean following;
    private UndoSteps steps = new UndoSteps();

    /** @param name name of a schedule that is built */
    public BeatIt(Session session, String name) {
        this.session = session;
        this.name = name;
        rival = new RivalPolicy(session, this::rivalCame);
        best = session.search();
        session.states().show((then, now) -> {
            if (now.differs(then, WindowState::run)) {
                runChanged(now.run());
            }
            selected(then.selected(), now.selected());
        });
    }

    /** Why it cannot begin with the open run; empty if it can. */
    public Optional<Hindrance> hindrance() {
        OpenRun run = session.runs().run();
        return run.index().taskCount() > MOST_TASKS ? Optional.of(Hindrance.TOO_MANY_TASKS)
                : !run.setup().choices().forks().isEmpty() ? Optional.of(Hindrance.FORKED)
                        : !run.complete() ? Optional.of(Hindrance.NOT_RECORDED) : Optional.empty();
    }

    private static boolean isByHand(OpenRun run) {
        return run.setup().isByHand();
    }

    /** Begins with nothing placed beside the open run, whose schedule is the one to beat; or goes on with one that was built by hand. */
    public void begin() {
        if (isOn() || hindrance().isPresent()) {
            return;
        }
        OpenRun open = session.runs().run();
        boolean goesOn = isByHand(open);
        before = goesOn ? session.runs().parentOf(open).filter(OpenRun::complete) : Optional.of(open);
        shown = open.number();
        ours.clear();
        ours.add(shown);
        steps = new UndoSteps();
        givenUp.set(false);
        aim.set(HandAim.NOTHING);
        best.forget();
        if (open.index().taskCount() <= MOST_TASKS_OF_SEARCH && open.setup().choices().forks().isEmpty()) {
            best.begin(BestSearch.of(open, Objective.MAKESPAN, SECONDS), found -> tell());
        }
        rival.begin(before, open.setup(), open.index());
        game.set(Optional.of(new Game(goesOn ? HandSchedule.of(open.trace()) : HandSchedule.empty(open.index(), open.platform()), 0)));
        reach();
        if (goesOn) {
            measure(open);
        } else {
            show();
        }
        chooseNext();
    }

    public boolean isOn() {
        return game.get().isPresent();
    }

    /** Policies that can be played against: that of the run that it began with, and all others. */
    public List<String> policies() {
        return rival.policies();
    }

    /** Plays against another policy from now on; its schedule is worked out beside the window. */
    public void challenge(String policy) {
        if (isOn()) {
            rival.challenge(policy, session.runs().run().setup());
            measure(session.runs().run());
        }
    }

    private void rivalCame() {
        if (isOn()) {
            reach();
            measure(session.runs().run());
        }
    }

    /** The axis goes on behind the longer of both schedules, so that there is room for what comes late. */
    private void reach() {
        long end = Math.max(rival.run().map(OpenRun::lastTick).orElse(0L), game.get().map(now -> now.schedule().makespan()).orElse(0L));
        session.timeline().alsoTo(isOn() ? end + end / 4 + 1 : 0);
    }

    /** Chooses a task to be placed, where it can start first. */
    public void choose(int task) {
        if (isOn()) {
            Game now = game.get().get();
            aim(HandAim.at(now.schedule(), task, now.clock()));
            follow(task);
        }
    }

    private void follow(int task) {
        following = true;
        session.selection().selectTask(task);
        following = false;
    }

    /** Another task that is selected elsewhere is chosen. */
    private void selected(Selected then, Selected now) {
        boolean another = now.task().isPresent() && !now.task().equals(then.task());
        if (isOn() && !following && another && now.task().getAsInt() < game.get().get().schedule().index().taskCount()) {
            choose(now.task().getAsInt());
        }
    }

    private void aim(HandAim at) {
        aim.set(at);
        tell();
    }

    /** To the core below or above, or beyond the last to the next cluster. */
    public void nextCore(int step) {
        game.get().ifPresent(now -> aim(aim.get().toCore(now.schedule(), now.clock(), step)));
    }

    /** Aims at an earlier or later tick on the same cores. */
    public void later(long ticks) {
        game.get().ifPresent(now -> aim(aim.get().later(now.schedule(), ticks)));
    }

    /** Places the chosen task where it is aimed at, and chooses the next; if it cannot be there, it stays. */
    public void place() {
        game.get().flatMap(now -> aim.get().piece()).filter(piece -> aim.get().wrong().isEmpty()).ifPresent(piece -> {
            Game now = game.get().get();
            if (!now.schedule().of(piece.task()).equals(Optional.of(piece))) {
                change(new Game(now.schedule().with(piece), now.clock()));
            }
            chooseNext();
        });
    }

    /** Takes a task off, and what needs it. */
    public void takeOff() {
        Optional<Game> now = game.get();
        OptionalInt task = aim.get().task();
        if (now.isPresent() && task.isPresent() && now.get().schedule().of(task.getAsInt()).isPresent()) {
            change(new Game(now.get().schedule().without(task.getAsInt()), now.get().clock()));
            choose(task.getAsInt());
        }
    }

    /** Whether the clock can go on. */
    public boolean canGoOn() {
        return game.get().filter(now -> new HandRules(now.schedule()).nextEvent(now.clock()).isPresent()).isPresent();
    }

    /** The clock goes on to the next tick at which something happens. */
    public void nextEvent() {
        game.get().ifPresent(now -> {
            OptionalLong next = new HandRules(now.schedule()).nextEvent(now.clock());
            if (next.isPresent()) {
                change(new Game(now.schedule(), next.getAsLong()));
                chooseNext();
            }
        });
    }

    /** What can be placed by now comes first; if everything is placed, nothing is chosen. */
    private void chooseNext() {
        Optional<HandTask> next = tasks().stream().findFirst().filter(task -> task.state() != HandTask.State.PLACED);
        if (next.isPresent()) {
            choose(next.get().task());
        } else {
            aim(HandAim.NOTHING);
        }
    }

    /** All tasks, what can be done next first. */
    public List<HandTask> tasks() {
        return game.get().map(now -> HandTask.all(now.schedule(), now.clock())).orElse(List.of());
    }

    private void change(Game now) {
        Game then = game.get().orElseThrow();
        steps.perform(new Object(), () -> set(now), () -> set(then));
    }

    private void set(Game now) {
        boolean moved = !game.get().orElseThrow().schedule().pieces().equals(now.schedule().pieces());
        game.set(Optional.of(now));
        if (moved) {
            show();
        }
        tell();
    }

    public void undo() {
        if (isOn() && steps.canUndo()) {
            steps.undo();
            chooseNext();
        }
    }

    public void redo() {
        if (isOn() && steps.canRedo()) {
            steps.redo();
            chooseNext();
        }
    }

    /** Shows the policy's schedule above this one. */
    public void giveUp() {
        givenUp.set(true);
        tell();
    }

    /** Makes a run of what is placed, which replaces the last one. */
    private void show() {
        reach();
        ours.add(session.runs().nextNumber());
        session.runs().revise(before, session.runs().run().setup().byHand(game.get().orElseThrow().schedule().trace(), name));
    }

    private void runChanged(OpenRun now) {
        if (!isOn()) {
            return;
        }
        if (!ours.contains(now.number()) || now.number() < shown) {
            end();
            return;
        }
        if (now.number() != shown) {
            shown = now.number();
            session.playhead().toEnd();
            aim.get().task().ifPresent(this::follow);
            // A lesson that was on the stage has taken its axis with it.
            reach();
        }
        measure(now);
    }

    private void measure(OpenRun now) {
        if (now.complete() && isByHand(now)) {
            score.set(Optional.of(HandScore.of(now, rival.run())));
        }
        tell();
    }

    /** Set again, because painting reads it on a change. */
    private void tell() {
        if (isOn()) {
            session.answers().compare().edit(Optional.of(new Lanes()));
            changes.set(changes.get() + 1);
        }
    }

    /** Ends and leaves what was built as one of the runs that are kept. */
    public void keep() {
        if (isOn()) {
            end();
        }
    }

    /** Ends and goes back to the first run. */
    public void discard() {
        if (!isOn()) {
            return;
        }
        session.runs().giveUpOpening();
        OpenRun built = session.runs().run();
        Optional<OpenRun> back = before.flatMap(session.runs()::keptAs);
        end();
        if (back.isPresent() && !back.get().isSameRunAs(built)) {
            session.runs().show(back.get());
            session.runs().close(built);
        }
    }

    private void end() {
        game.set(Optional.empty());
        aim.set(HandAim.NOTHING);
        score.set(Optional.empty());
        rival.end();
        best.forget();
        session.timeline().alsoTo(0);
        session.answers().compare().edit(Optional.empty());
    }

    /** What is built; nothing while nothing is. */
    public ReadOnlyObjectProperty<Optional<Game>> gameProperty() {
        return game.getReadOnlyProperty();
    }

    /** The task that is chosen, and where it would be put. */
    public ReadOnlyObjectProperty<HandAim> aimProperty() {
        return aim.getReadOnlyProperty();
    }

    /** Last figures of both schedules. */
    public ReadOnlyObjectProperty<Optional<HandScore>> scoreProperty() {
        return score.getReadOnlyProperty();
    }

    /** Whether the policy's schedule is shown. */
    public ReadOnlyBooleanProperty givenUpProperty() {
        return givenUp.getReadOnlyProperty();
    }

    public boolean canUndo() {
        return steps.canUndo();
    }

    public boolean canRedo() {
        return steps.canRedo();
    }

    /** Counts changes of all the others, after them. */
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** Name of the policy that is played against. */
    public String policy() {
        return rival.policy();
    }

    /** Why the policy has no schedule of these tasks; empty if it has, or that is not known yet. */
    public Optional<String> complaint() {
        return rival.complaint();
    }

    /** How short a schedule can be at all, once that is known; of few tasks only. */
    public Optional<BestSchedule> best() {
        return best.get().found();
    }

    /** The schedule under construction, for the lanes. */
    private final class Lanes implements EditedSchedule {
        private Optional<HandSchedule> schedule() {
            return game.get().map(Game::schedule);
        }

        @Override
        public boolean canMove(int task) {
            return schedule().flatMap(now -> now.of(task)).isPresent();
        }

        @Override
        public void take(int task) {
            choose(task);
        }

        @Override
        public void aim(int cluster, OptionalInt core, long tick, long reach) {
            schedule().ifPresent(now -> BeatIt.this.aim(aim.get().to(now, new HandAim.Place(cluster, core), tick, reach)));
        }

        @Override
        public void drop() {
            place();
        }

        @Override
        public Optional<AimedTask> aimed() {
            return aim.get().shown(schedule());
        }

        @Override
        public OptionalLong clock() {
            return game.get().map(now -> OptionalLong.of(now.clock())).orElse(OptionalLong.empty());
        }

        /** The policy's run, above the one under construction; empty before that is given up. */
        @Override
        public Optional<StagedRun> rival() {
            OpenRun own = session.runs().run();
            return rival.run().filter(run -> givenUp.get() && isByHand(own))
                    .map(run -> new StagedRun(run, true, new ScheduleShift(run.trace(), own.trace())));
        }

        @Override
        public String name() {
            return name;
        }
    }
}
