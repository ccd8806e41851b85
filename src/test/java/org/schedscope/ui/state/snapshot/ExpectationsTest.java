package org.schedscope.ui.state.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.cause.Cause;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.ui.state.answer.UserOutcomes;
import org.schedscope.ui.state.draft.EetDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TickRange;

class ExpectationsTest {
    @TempDir
    Path folder;

    private final HandCranked threads = new HandCranked();
    private Session session;

    /** Thirty jobs of two users on three cores: one core each is what they may expect. */
    @BeforeEach
    void atTheEnd() {
        session = TestRuns.session(threads, 30);
        session.playhead().toEnd();
        threads.settle();
    }

    private List<Long> capacities() {
        threads.settle();
        return session.snapshot().get().report().users().stream().map(UserRow::capacity).toList();
    }

    private EetDraft draft() {
        return new EetDraft(session.expectations(), session.runs().run());
    }

    private String taken(EetDraft draft) {
        Optional<String> wrong = draft.apply();
        threads.settle();
        return wrong.orElse("");
    }

    /** A cell of somebody who is late. */
    private Expectations.Place late() {
        ViolationGrid grid = session.snapshot().get().violations();
        for (int row = 0; row < grid.users().size(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (grid.count(row, column) > 0) {
                    return new Expectations.Place(grid.user(row), column * grid.bin());
                }
            }
        }
        throw new AssertionError("nobody is late");
    }

    @Test
    void factsAreMeasuredByWhatUsersMayExpect() {
        assertEquals(List.of(1L, 1L), capacities());
        long before = session.snapshot().get().expectedEnd(20);
        EetDraft draft = draft();
        draft.share.set(EetDraft.Share.CORES);
        draft.cores.textProperty().set("3");
        assertEquals("", taken(draft));
        assertEquals(List.of(3L, 3L), capacities());
        assertTrue(session.snapshot().get().expectedEnd(20) < before);
        assertEquals(EetDraft.Share.CORES, draft().share.get());
    }

    @Test
    void whatIsWrongIsSaidAndChangesNothing() {
        EetChoice before = session.expectations().get();
        EetDraft draft = draft();
        draft.share.set(EetDraft.Share.CORES);
        draft.cores.textProperty().set("many");
        assertEquals("\"many\" is not a whole number", taken(draft));
        draft.cores.textProperty().set("0");
        assertEquals("the capacity for expected end times is 0; it must be at least 1 core", taken(draft));
        draft.cores.textProperty().set("2");
        draft.from.textProperty().set("9");
        draft.to.textProperty().set("9");
        assertTrue(taken(draft).contains("from tick 9 to 9"));
        draft.share.set(EetDraft.Share.FILE);
        draft.to.textProperty().set("");
        assertEquals("choose a file", taken(draft));
        assertEquals(before, session.expectations().get());
    }

    @Test
    void aFileSaysWhatSingleUsersMayExpectAndMayNameNobodyElse() throws IOException {
        Path file = folder.resolve("cores.csv");
        EetDraft draft = draft();
        draft.share.set(EetDraft.Share.FILE);
        draft.file.textProperty().set(file.toString());
        Files.writeString(file, "user,cores\n/cs/grace,2\n/nobody,3\n");
        assertTrue(taken(draft).contains("user /nobody has no job in this workload"));
        Files.writeString(file, "user,cores\n/cs/grace,2\n");
        assertEquals("", taken(draft));
        assertEquals(List.of(2L, 1L), capacities());
    }

    @Test
    void filtersAreOfferedAndHideRowsButNotFigures() {
        EetDraft draft = draft();
        assertEquals(List.of("", "/cs", "/cs/grace", "/maths", "/maths/ada"), draft.user.choices());
        assertEquals(List.of(""), draft.queue.choices());
        draft.user.set("/maths");
        draft.limitTo(new TickRange(2.5, 7.2));
        assertEquals("", taken(draft));
        assertEquals(List.of("/maths/ada"), session.snapshot().get().violations().users());
        assertEquals(2, session.snapshot().get().report().users().size());
        assertEquals(ViolationView.ALL.ofUser("/maths").between(2, 8), session.expectations().get().view());
        EetDraft back = draft();
        back.reset();
        assertEquals("", taken(back));
        assertEquals(EetChoice.DEFAULT, session.expectations().get());
    }

    @Test
    void anotherWorkloadHasOtherUsers() {
        session.expectations().sort(ViolationView.Order.TARDINESS);
        session.expectations().show(ViolationView.ALL.ofUser("/cs"));
        session.expectations().expect(EetCapacity.BY_SHARES.withUser("/cs/grace", 2));
        session.expectations().ask(new Expectations.Place(0, 0));
        session.runs().restart();
        threads.settle();
        assertTrue(session.expectations().get().isFiltered());
        session.runs().open(TestRuns.setup(3));
        threads.settle();
        assertEquals(new EetChoice(EetCapacity.EQUAL_SHARES, ViolationView.ALL.sorted(ViolationView.Order.TARDINESS)),
                session.expectations().get());
        assertEquals(Optional.empty(), session.expectations().place());
    }

    @Test
    void whoCausedACellIsToldAsOfThePlayheadWhileSomebodyLooks() {
        Expectations.Place place = late();
        session.expectations().ask(place);
        threads.settle();
        assertEquals(Optional.empty(), session.answers().cause().get());
        session.answers().cause().setWatched(true);
        threads.settle();
        Cause atEnd = session.answers().cause().get().orElseThrow().cause();
        assertFalse(atEnd.late().isEmpty());
        assertFalse(atEnd.holders().users().isEmpty());
        session.playhead().seekTick(0);
        threads.settle();
        assertTrue(session.answers().cause().get().orElseThrow().cause().late().isEmpty(), "nobody is late yet");
    }

    @Test
    void policiesThatWereOpenBeforeAreRememberedForTheOpenWorkload() {
        List<UserRow> users = session.snapshot().get().report().users();
        session.runs().setPolicy("srtf");
        threads.settle();
        assertEquals(List.of(new UserOutcomes.Outcome("p-slr", EetCapacity.EQUAL_SHARES, users)),
                session.answers().outcomes().get());
        session.runs().setPolicy("lrtf");
        threads.settle();
        session.runs().setPolicy("p-slr");
        threads.settle();
        assertEquals(List.of("p-slr", "srtf", "lrtf"), session.answers().outcomes().get().stream()
                .map(UserOutcomes.Outcome::policy).toList());
        session.runs().open(TestRuns.setup(3));
        threads.settle();
        assertEquals(List.of(), session.answers().outcomes().get());
    }
}
