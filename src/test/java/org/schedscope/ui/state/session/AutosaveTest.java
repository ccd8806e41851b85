package org.schedscope.ui.state.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.session.SavedSession;

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

        Window() {
            autosave.begin();
            settle();
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
            Path folder = folders().get(0);
            Path left = root.resolve("left");
            try (Stream<Path> all = Files.walk(folder)) {
                files = all.toList();
            }
            for (Path file : files) {
                Files.copy(file, left.resolve(folder.relativize(file).toString()));
            }
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
    void aWindowThatEndsProperlyLeavesNothing() throws IOException {
        Window window = new Window();
        window.session.playhead().stepEvent(1);
        window.wait2Seconds();
        window.autosave.end();
        settle();
        assertEquals(List.of(), folders());
        assertEquals(Optional.empty(), new Window().autosave.offerProperty().get());
    }

    @Test
    void whatAKilledWindowHadOpenIsOfferedAndRestored() throws IOException {
        SavedSession before = leftBehind();
        Window next = new Window();
        assertEquals(Optional.of(before), next.autosave.offerProperty().get().orElseThrow().state());
        next.autosave.restore();
        settle();
        assertEquals(before, next.session.keeper().state().now());
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
    void anOfferThatNobodyAnswersIsMadeAgain() throws IOException {
        SavedSession before = leftBehind();
        Window next = new Window();
        next.session.playhead().stepEvent(1);
        next.wait2Seconds();
        next.autosave.end();
        settle();
        assertEquals(Optional.of(before), new Window().autosave.offerProperty().get().orElseThrow().state());
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
