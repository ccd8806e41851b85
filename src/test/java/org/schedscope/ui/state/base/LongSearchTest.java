package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.model.ModelException;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.text.Message;

class LongSearchTest {
    private final HandCranked threads = new HandCranked();
    private final LongSearch<Integer, String> search = new LongSearch<>(threads.environment());

    private static LongSearch.State<Integer, String> ended(Optional<Integer> progress, String found, String problem) {
        return new LongSearch.State<>(false, progress, Optional.ofNullable(found), Optional.ofNullable(problem));
    }

    @Test
    void itTellsHowFarItHasComeAndWhatItHasFound() {
        List<String> opened = new ArrayList<>();
        List<LongSearch.State<Integer, String>> states = new ArrayList<>();
        search.stateProperty().addListener((property, before, now) -> states.add(now));
        search.begin(watch -> {
            watch.tell(1);
            watch.tell(2);
            return "three";
        }, opened::add);
        assertTrue(search.running().get());
        threads.settle();
        assertEquals(List.of(new LongSearch.State<>(true, Optional.empty(), Optional.empty(), Optional.empty()),
                new LongSearch.State<>(true, Optional.of(1), Optional.empty(), Optional.empty()),
                new LongSearch.State<>(true, Optional.of(2), Optional.empty(), Optional.empty()),
                ended(Optional.of(2), "three", null)), states);
        assertEquals(List.of("three"), opened);
        assertFalse(search.running().get());
    }

    @Test
    void whatIsRefusedHasAReason() {
        for (Exception refusal : List.of(new ModelException("no such job"), new IOException("no such file"),
                new WorkUndoneException(3, List.of("J1"), 2))) {
            search.begin(watch -> {
                if (refusal instanceof IOException unread) {
                    throw unread;
                }
                throw (RuntimeException) refusal;
            });
            threads.settle();
            assertEquals(ended(Optional.empty(), null, refusal.getMessage()), search.get());
        }
        search.refuse(Message.verbatim("not here"));
        assertEquals(ended(Optional.empty(), null, "not here"), search.get());
    }

    /** Else a sheet would say for ever that the search goes on. */
    @Test
    void aMistakeEndsItAndIsStillThrown() {
        for (Throwable mistake : List.of(new IllegalStateException("no facts"), new NullPointerException(), new OutOfMemoryError("heap"),
                new StackOverflowError())) {
            search.begin(watch -> {
                watch.tell(7);
                if (mistake instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) mistake;
            });
            assertSame(mistake, assertThrows(Throwable.class, threads::settle));
            threads.settle();
            assertEquals(ended(Optional.of(7), null, "The search has ended by an error in SchedScope: " + mistake), search.get());
        }
        search.begin(watch -> "found");
        threads.settle();
        assertEquals(Optional.of("found"), search.get().found());
    }

    @Test
    void whatIsStoppedKeepsWhatItHasFound() {
        search.begin(watch -> watch.isStopped() ? "a little" : "all");
        search.begin(watch -> "another");
        search.stop();
        threads.settle();
        assertEquals(ended(Optional.empty(), "a little", null), search.get());
        search.begin(watch -> {
            throw new CancellationException();
        });
        threads.settle();
        assertEquals(ended(Optional.empty(), null, null), search.get());
    }

    @Test
    void whatIsForgottenIsNotHeardAnyMore() {
        List<String> opened = new ArrayList<>();
        search.begin(watch -> {
            watch.tell(1);
            return watch.isStopped() ? "first, stopped" : "first";
        }, opened::add);
        search.forget();
        assertFalse(search.running().get());
        search.begin(watch -> "second", opened::add);
        threads.settle();
        assertEquals(List.of("second"), opened);
        assertEquals(ended(Optional.empty(), "second", null), search.get());
    }
}
