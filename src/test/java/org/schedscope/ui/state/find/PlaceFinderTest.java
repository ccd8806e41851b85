package org.schedscope.ui.state.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.text.Language;
import org.schedscope.ui.state.find.Destination.Kind;
import org.schedscope.ui.state.run.OpenRun;

class PlaceFinderTest {
    private OpenRun run;

    @BeforeEach
    void openTheSample() {
        run = TestRuns.session(new HandCranked(), 80).runs().run();
    }

    private List<Destination> find(String typed, Destination... named) {
        return PlaceFinder.find(new PlaceFinder.Question(typed, run, 100, TimeFigures.of(run.workload(), Language.ENGLISH), List
                .of(named)));
    }

    private static String told(List<Destination> found) {
        return found.stream().limit(4).map(place -> place.kind() + " " + place.title()).collect(Collectors.joining(" | "));
    }

    @Test
    void whatIsTypedExactlyComesFirst() {
        assertTrue(told(find("J7")).startsWith("JOB J7 | JOB J70"), told(find("J7")));
        assertTrue(told(find("C2")).startsWith("CLUSTER C2"), told(find("C2")));
        assertEquals(run.index().job(6).id(), find("j7").get(0).title(), "letter case aside");
    }

    @Test
    void aTaskIsFoundByItsJobAndItself() {
        assertTrue(told(find("J7/T1")).startsWith("TASK J7 T1"), told(find("J7/T1")));
        assertEquals(find("J7/T1").get(0), find("J7 T1").get(0));
    }

    @Test
    void aTimeIsGoneToAndCountsFromNowIfItHasASign() {
        assertEquals("TIME tick 250", told(find("250")));
        assertEquals(107, find("+7").get(0).number());
    }

    @Test
    void whatElseHasANameIsFoundByPartsOfIt() {
        Destination settings = new Destination(Kind.COMMAND, "Settings\u2026", "", 0);
        Destination fork = new Destination(Kind.COMMAND, "Fork\u2026", "", 1);
        assertTrue(find("sett", settings, fork).contains(settings));
        assertEquals(settings, find("setigs", settings, fork).get(0), "a slip");
        assertEquals(List.of(), find("xyzzy", settings, fork));
        assertEquals(List.of(), find("  ", settings));
    }

    @Test
    void ofManyThatFitOnlyTheBestOfAKindAreTold() {
        List<Destination> found = find("J");
        assertEquals(PlaceFinder.MOST_OF_KIND, found.stream().filter(place -> place.kind() == Kind.JOB).count());
        assertEquals("J1", found.stream().filter(place -> place.kind() == Kind.JOB).findFirst().orElseThrow().title());
    }

    @Test
    void theCloserTheBetter() {
        assertEquals(0, Fuzzy.distance("fit", "Fit"));
        assertTrue(Fuzzy.distance("run", "runs") < Fuzzy.distance("run", "Next run"));
        assertTrue(Fuzzy.distance("run", "Next run") < Fuzzy.distance("run", "prune"));
        assertEquals(Fuzzy.NOT_AT_ALL, Fuzzy.distance("nur", "run"));
    }
}
