package org.schedscope.ui.state.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFileTest;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.base.StateFolder;

/** What windows keep of what is open, and what becomes of it. */
class AutosaveTest {
    private final HandCranked threads = new HandCranked();
    private final HandCranked.Queue worker = new HandCranked.Queue();

    @TempDir
    Path root;

    /** A window: its session and what keeps it. */
    private final class Window {
        private final Session session = TestRuns.session(threads, 8);
        private final Autosave autosave = new Autosave(session, root, threads.environment(), worker);

        private final Path folder;

        Window() throws IOException {
            List<Path> others = folders();
            autosave.begin();
            settle();
            folder = folders().stream().filter(each -> !others.contains(each)).findFirst().orElseThrow();
        }

        /** As long passes as it takes until the next look. */
        void wait2Seconds() {
            threads.nanos += Autosave.EVERY_NANOS;
            autosave.pulse(threads.nanos);
            settle();
        }

        /** What a killed process leaves: everything but the lock. */
        void kill() throws IOException {
            List<Path> files;
            Path left = root.resolve("left");
            try (Stream<Path> all = Files.walk(folder)) {
                files = all.toList();
            }
            for (Path file : files) {
                Files.copy(file, left.resolve(folder.relativize(file).toString()));
            }
            close();
            for (int last = files.size() - 1; last >= 0; last--) {
                Files.deleteIfExists(files.get(last));
            }
        }

        void close() {
            autosave.end();
            settle();
        }
    }

    private void settle() {
        boolean more = true;
        while (more) {
            threads.settle();
            more = worker.runNext();
        }
    }

    private List<Path> folders() throws IOException {
        try (Stream<Path> all = Files.list(root)) {
            return all.sorted().toList();
        }
    }

    private SavedSession leftBehind() throws IOException {
        Window window = new Window();
        window.session.runs().fork(ForkSpec.at(9).withPolicy("lrtf"));
        settle();
        window.session.playhead().seekTick(11);
        window.wait2Seconds();
        SavedSession state = window.session.keeper().state().now();
        window.kill();
        return state;
    }

    private static void assertSameBytes(SavedSession expected, SavedSession read) {
        assertArrayEquals(SessionFileTest.bytes(expected), SessionFileTest.bytes(read));
    }

    @Test
    void nothingIsKeptUntilTheUserHasDoneSomethingAndNothingIsWrittenTwice() throws IOException {
        Window window = new Window();
        window.wait2Seconds();
        Path state = folders().get(0).resolve("session.json");
        assertFalse(Files.exists(state));
        window.session.playhead().stepEvent(1);
        window.autosave.pulse(threads.nanos + 1);
        settle();
        assertFalse(Files.exists(state), "it is not yet time");
        window.wait2Seconds();
        assertTrue(Files.exists(state));
        Files.delete(state);
        window.wait2Seconds();
        assertFalse(Files.exists(state), "nothing new");
        window.session.timeline().zoom(0.5, 3);
        window.wait2Seconds();
        assertTrue(Files.exists(state), "from then on looks are kept, too");
    }

    @Test
    void whatAClosedWindowHadOpenIsOfferedToItsLastStep() throws IOException {
        Window window = new Window();
        window.session.runs().fork(ForkSpec.at(9).withPolicy("lrtf"));
        settle();
        window.wait2Seconds();
        window.session.playhead().seekTick(11);
        SavedSession state = window.session.keeper().state().now();
        window.close();
        Window next = new Window();
        assertSameBytes(state, next.autosave.offerProperty().get().orElseThrow().state().orElseThrow());
        next.autosave.restore();
        settle();
        next.close();
        assertEquals(1, folders().size(), "restored and closed at once, it is kept once");
        assertSameBytes(state, new Window().autosave.offerProperty().get().orElseThrow().state().orElseThrow());
    }

    @Test
    void aWindowInWhichNothingWasDoneLeavesNothing() throws IOException {
        new Window().close();
        assertEquals(List.of(), folders());
        assertEquals(Optional.empty(), new Window().autosave.offerProperty().get());
    }

    @Test
    void whatAKilledWindowHadOpenIsOfferedAndRestored() throws IOException {
        SavedSession before = leftBehind();
        Window next = new Window();
        assertSameBytes(before, next.autosave.offerProperty().get().orElseThrow().state().orElseThrow());
        next.autosave.restore();
        settle();
        assertSameBytes(before, next.session.keeper().state().now());
        assertEquals(11, next.session.playhead().tick());
        assertTrue(Files.exists(root.resolve("left")), "until this window has kept it");
        next.wait2Seconds();
        assertFalse(Files.exists(root.resolve("left")));
        assertTrue(Files.exists(folders().get(0).resolve("session.json")));
    }

    @Test
    void whatIsDiscardedIsGone() throws IOException {
        leftBehind();
        Window next = new Window();
        next.autosave.discard();
        settle();
        assertEquals(Optional.empty(), next.autosave.offerProperty().get());
        assertFalse(Files.exists(root.resolve("left")));
    }

    @Test
    void anOfferThatNobodyAnswersIsMadeAgainAfterThatOfTheLastWindow() throws IOException {
        SavedSession before = leftBehind();
        new Window().close();
        Window next = new Window();
        assertSameBytes(before, next.autosave.offerProperty().get().orElseThrow().state().orElseThrow());
        next.session.playhead().stepEvent(1);
        SavedSession last = next.session.keeper().state().now();
        next.close();
        Files.setLastModifiedTime(root.resolve("left/session.json"), FileTime.fromMillis(0));
        Window third = new Window();
        assertSameBytes(last, third.autosave.offerProperty().get().orElseThrow().state().orElseThrow());
        third.autosave.discard();
        settle();
        assertSameBytes(before, third.autosave.offerProperty().get().orElseThrow().state().orElseThrow());
    }

    @Test
    void theStatesOfTheLastFiveWindowsAreKept() throws IOException {
        for (int day = 1; day <= 7; day++) {
            Path state = Files.createDirectory(root.resolve("window-" + day)).resolve("session.json");
            Files.setLastModifiedTime(Files.writeString(state, "{}"), FileTime.from(day, TimeUnit.DAYS));
        }
        assertTrue(StateFolder.abandoned(root).orElseThrow().path().endsWith("window-7"));
        assertEquals(Stream.of(3, 4, 5, 6, 7).map(day -> root.resolve("window-" + day)).toList(), folders());
    }

    @Test
    void windowsDoNotTakeEachOthersStates() throws IOException {
        Window one = new Window();
        one.session.playhead().stepEvent(1);
        one.wait2Seconds();
        Window two = new Window();
        assertEquals(Optional.empty(), two.autosave.offerProperty().get(), "one is still there");
        leftBehind();
        Window three = new Window();
        assertTrue(three.autosave.offerProperty().get().isPresent());
        assertEquals(Optional.empty(), new Window().autosave.offerProperty().get(), "it is offered to one window only");
    }

    @Test
    void aStateThatCannotBeReadIsOfferedToBeDiscardedOnly() throws IOException {
        leftBehind();
        Files.writeString(root.resolve("left/session.json"), "{\"format\": \"schedscope-session\", \"ver");
        Window next = new Window();
        Autosave.Offer offer = next.autosave.offerProperty().get().orElseThrow();
        assertEquals(Optional.empty(), offer.state());
        assertTrue(offer.problem().orElseThrow().contains("the file ends in the middle"), offer.problem().orElseThrow());
    }

    @Test
    void statesAreKeptWhereTheSystemHasThem() {
        assertEquals(Path.of("/home/ada/.local/state/schedscope/windows"), Autosave.usualPlace(Map.of(), "/home/ada"));
        assertEquals(Path.of("/s/schedscope/windows"), Autosave.usualPlace(Map.of("XDG_STATE_HOME", "/s"), "/home/ada"));
    }

    @Test
    void whatCannotBeKeptIsTold() throws IOException {
        Path file = Files.writeString(root.resolve("file"), "");
        Autosave autosave = new Autosave(TestRuns.session(threads, 2), file.resolve("windows"), threads.environment(), worker);
        autosave.begin();
        settle();
        assertTrue(autosave.problemProperty().get().isPresent());
    }
}
