package org.schedscope.ui.state.time;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.breakpoint.StopSearch;
import org.schedscope.breakpoint.Stops;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;

/** Looks for breakpoints in what has been recorded, a slice at a time, so that snapshots need not wait. Used on one worker. */
final class BreakpointSearch {
    /** Events read for all breakpoints together at a time: some hundredths of a second. */
    private static final int SLICE = 500_000;
    private static final int LEAST = 20_000;

    /** What to look for, where, and what users may expect to have. */
    record Question(OpenRun run, List<Breakpoint> breakpoints, EetCapacity capacity) {
    }

    /** What was found, by the breakpoint's number. */
    record Answer(Question question, Map<Integer, BreakpointHits> hits) {
    }

    private record Search(String text, Optional<StopSearch> found, Optional<String> problem) {
    }

    private final Map<Integer, Search> searches = new TreeMap<>();
    private int run = -1;
    private EetCapacity capacity = EetCapacity.EQUAL_SHARES;

    Answer answer(Question question) {
        if (run != question.run().number() || !capacity.equals(question.capacity())) {
            run = question.run().number();
            capacity = question.capacity();
            searches.clear();
        }
        searches.keySet().removeIf(number -> question.breakpoints().stream().noneMatch(one -> one.number() == number));
        int share = Math.max(LEAST, SLICE / Math.max(1, question.breakpoints().size()));
        Map<Integer, BreakpointHits> hits = new TreeMap<>();
        for (Breakpoint breakpoint : question.breakpoints()) {
            hits.put(breakpoint.number(), look(question.run(), breakpoint, share));
        }
        return new Answer(question, hits);
    }

    private BreakpointHits look(OpenRun where, Breakpoint breakpoint, int events) {
        Search search = searches.get(breakpoint.number());
        if (search == null || !search.text().equals(breakpoint.text())) {
            search = begin(where, breakpoint.text());
            searches.put(breakpoint.number(), search);
        }
        if (search.found().isEmpty()) {
            return new BreakpointHits(search.problem(), Stops.NONE, 0);
        }
        StopSearch found = search.found().get();
        int to = (int) Math.min(where.trace().eventCount(), (long) found.read() + events);
        found.readTo(where.trace(), to);
        return new BreakpointHits(Optional.empty(), found.stops(), found.read());
    }

    /** @throws SyntaxException if a text speaks of what a run does not have */
    static void checkNames(String text, OpenRun where, EetCapacity capacity) {
        StopSearch.of(text, where.jobs(), capacity);
    }

    private Search begin(OpenRun where, String text) {
        try {
            return new Search(text, Optional.of(StopSearch.of(text, where.jobs(), capacity)), Optional.empty());
        } catch (SyntaxException notHere) {
            return new Search(text, Optional.empty(), Optional.of(SpokenLanguage.tell(notHere.told())));
        }
    }
}
