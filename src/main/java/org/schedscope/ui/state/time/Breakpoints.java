package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.breakpoint.Condition;
import org.schedscope.breakpoint.ConditionText;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Conditions to stop at, listed by the user, and where in the open run they become true. They stay when another run of the same workload
 * opens and are looked for there too; every workload has a list of its own. What has been recorded is searched on a worker, once, and
 * further as it grows; how often a breakpoint was met up to
 * the playhead follows from where the playhead is, whichever way it came.
 */
public final class Breakpoints {
    /**
     * The next stop in some direction.
     *
     * @param sure whether no other one can turn up that is nearer; if not, more has to be read or recorded first
     * @param stop none if there is none
     */
    record Nearest(boolean sure, Optional<BreakpointMatch> stop) {
    }

    private final ObservableList<Breakpoint> list = FXCollections.observableArrayList();
    private final ObservableList<Breakpoint> readOnly = FXCollections.unmodifiableObservableList(list);
    private final StateValue<Integer> findings;
    private final LatestOnlyWorker<BreakpointSearch.Question, BreakpointSearch.Answer> answers;
    private final Map<Integer, BreakpointHits> hits = new TreeMap<>();
    /** The lists of other workloads, by their names: one that was edited keeps its list. */
    private final Map<String, List<Breakpoint>> elsewhere = new TreeMap<>();
    private OpenRun run;
    private EetCapacity capacity = EetCapacity.EQUAL_SHARES;
    private int made;

    public Breakpoints(OpenRun run, Environment environment) {
        this.run = run;
        findings = environment.changes().value(0);
        answers = new LatestOnlyWorker<>(environment.answers(), environment.owner(), new BreakpointSearch()::answer, this::found);
    }

    /** In the order in which they were added. */
    public ObservableList<Breakpoint> list() {
        return readOnly;
    }

    /** Counts what is found: changes whenever {@link #hits} may have something new. */
    public int findings() {
        return findings.get();
    }

    /** What is known of a breakpoint in the open run. */
    public BreakpointHits hits(Breakpoint breakpoint) {
        return hits.getOrDefault(breakpoint.number(), BreakpointHits.NONE);
    }

    /**
     * Adds a breakpoint, enabled; one with the same text is enabled instead.
     *
     * @throws SyntaxException if the text has another form, or names what the open run does not have
     */
    public void add(String text) {
        add(text, 0);
    }

    /**
     * The same.
     *
     * @param now the tick that a moment with a sign counts from
     */
    public void add(String text, long now) {
        String condition = checked(text, now);
        Optional<Breakpoint> same = list.stream().filter(one -> one.text().equals(condition)).findFirst();
        if (same.isPresent()) {
            setEnabled(same.get(), true);
        } else {
            list.add(new Breakpoint(++made, condition, true));
            search();
        }
    }

    /** Adds a breakpoint of a condition about something that the open run has. */
    public void add(Condition condition) {
        add(condition.text());
    }

    /**
     * Gives a breakpoint another condition.
     *
     * @param now the tick that a moment with a sign counts from
     * @throws SyntaxException as {@link #add(String)} does
     */
    public void edit(Breakpoint breakpoint, String text, long now) {
        replace(breakpoint, breakpoint.withText(checked(text, now)));
        hits.remove(breakpoint.number());
        search();
    }

    public void setEnabled(Breakpoint breakpoint, boolean enabled) {
        replace(breakpoint, breakpoint.withEnabled(enabled));
        findings.set(findings.get() + 1);
    }

    public void remove(Breakpoint breakpoint) {
        list.removeIf(one -> one.number() == breakpoint.number());
        hits.remove(breakpoint.number());
        findings.set(findings.get() + 1);
    }

    /** The lists of workloads that the open run is not of, by their names; none is empty. */
    public Map<String, List<Breakpoint>> elsewhere() {
        return Collections.unmodifiableMap(elsewhere);
    }

    /** Takes over lists that were kept, of the open run's workload and of others; texts that cannot be read are left out. */
    public void restore(List<Breakpoint> kept, Map<String, List<Breakpoint>> ofOthers) {
        hits.clear();
        elsewhere.clear();
        ofOthers.forEach(this::keep);
        list.setAll(numbered(kept));
        search();
    }

    private void keep(String workload, List<Breakpoint> kept) {
        List<Breakpoint> numbered = numbered(kept);
        if (!numbered.isEmpty()) {
            elsewhere.put(workload, numbered);
        }
    }

    private List<Breakpoint> numbered(List<Breakpoint> kept) {
        List<Breakpoint> numbered = new ArrayList<>();
        for (Breakpoint one : kept) {
            canonical(one.text()).ifPresent(text -> numbered.add(new Breakpoint(++made, text, one.enabled())));
        }
        return List.copyOf(numbered);
    }

    private static Optional<String> canonical(String text) {
        try {
            return Optional.of(ConditionText.read(text, TimeReader.of(TickClock.ANY)).text());
        } catch (SyntaxException noCondition) {
            return Optional.empty();
        }
    }

    private String checked(String text, long now) {
        String condition = ConditionText.read(text, TimeReader.of(TickClock.of(run.workload())).from(now)).text();
        BreakpointSearch.checkNames(condition, run, capacity);
        return condition;
    }

    private void replace(Breakpoint before, Breakpoint now) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).number() == before.number()) {
                list.set(i, now);
            }
        }
    }

    /** Another run has opened, or the same one is recorded further. */
    public void recorded(OpenRun now) {
        if (!now.isSameRunAs(run)) {
            hits.clear();
            change(run.workload().name(), now.workload().name());
        }
        run = now;
        search();
    }

    private void change(String before, String now) {
        if (!before.equals(now)) {
            if (!list.isEmpty()) {
                elsewhere.put(before, List.copyOf(list));
            }
            list.setAll(Optional.ofNullable(elsewhere.remove(now)).orElse(List.of()));
        }
    }

    /** What users may expect to have, from now on: users' violations are looked for anew. */
    public void expect(EetCapacity expected) {
        EetCapacity now = expected.withPastWindow(OptionalLong.empty());
        if (!now.equals(capacity)) {
            capacity = now;
            hits.clear();
            search();
        }
    }

    private BreakpointSearch.Question question() {
        return new BreakpointSearch.Question(run, List.copyOf(list), capacity);
    }

    private void search() {
        if (!list.isEmpty()) {
            answers.request(question());
        }
        findings.set(findings.get() + 1);
    }

    private void found(BreakpointSearch.Answer answer) {
        if (!answer.question().run().isSameRunAs(run) || !answer.question().capacity().equals(capacity)) {
            return;
        }
        boolean more = false;
        for (Breakpoint asked : answer.question().breakpoints()) {
            if (list.stream().anyMatch(one -> one.number() == asked.number() && one.text().equals(asked.text()))) {
                BreakpointHits now = answer.hits().get(asked.number());
                hits.put(asked.number(), now);
                more |= now.problem().isEmpty() && now.read() < run.trace().eventCount();
            }
        }
        findings.set(findings.get() + 1);
        if (more) {
            answers.request(question());
        }
    }

    /** Whether anything can be stopped at. */
    boolean anyEnabled() {
        return watched().findAny().isPresent();
    }

    private Stream<Breakpoint> watched() {
        return list.stream().filter(one -> one.enabled() && hits(one).problem().isEmpty());
    }

    private Stream<BreakpointMatch> nearest(Function<BreakpointHits, Optional<BreakpointMatch>> stop) {
        return watched().flatMap(one -> stop.apply(hits(one)).stream());
    }

    Nearest after(BreakpointMatch moment) {
        Optional<BreakpointMatch> stop = nearest(one -> one.stops().after(moment)).min(BreakpointMatch::compareTo);
        boolean all = run.complete() && read() == run.trace().eventCount();
        // What becomes true between two events is known when the second of them has been read.
        return new Nearest(all || stop.isPresent() && read() > stop.get().position(), stop);
    }

    Nearest before(BreakpointMatch moment) {
        boolean sure = read() > moment.position() || read() == run.trace().eventCount();
        return new Nearest(sure, nearest(one -> one.stops().before(moment)).max(BreakpointMatch::compareTo));
    }

    /** Events that have been read for all enabled breakpoints. */
    int read() {
        return watched().mapToInt(one -> hits(one).read()).min().orElse(run.trace().eventCount());
    }

    /** The last tick that is searched for stops. */
    long knownUntil() {
        return read() == run.trace().eventCount() ? run.lastTick() : run.trace().tick(read()) - 1;
    }
}
