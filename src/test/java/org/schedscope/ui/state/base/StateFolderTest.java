package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.OtherProcess;

/** The folders of windows, in several processes. */
class StateFolderTest {
    @TempDir
    Path root;

    /** Takes a folder as a window does, looks for others, keeps a state unless there is to be none, and stays. */
    static final class OpenWindow {
        private OpenWindow() {
        }

        public static void main(String[] arguments) throws IOException {
            Path root = Path.of(arguments[0]);
            StateFolder own = StateFolder.fresh(root);
            Optional<StateFolder> left = StateFolder.abandoned(root);
            if (arguments.length > 1) {
                Files.writeString(own.path().resolve("session.json"), arguments[1]);
            }
            OtherProcess.stay();
            left.ifPresent(each -> System.out.println(each.path()));
        }
    }

    @Test
    void theStateOfAWindowIsFoundWhenItIsGoneAndNotBefore() throws Exception {
        try (OtherProcess first = new OtherProcess(OpenWindow.class, root.toString(), "{}")) {
            first.awaitReady();
            StateFolder own = StateFolder.fresh(root);
            assertEquals(Optional.empty(), StateFolder.abandoned(root));
            assertEquals(Optional.empty(), StateFolder.abandoned(root), "looked at twice, it is as well held");
            assertTrue(Files.exists(own.path()));
        }
        StateFolder found = StateFolder.abandoned(root).orElseThrow();
        assertEquals("{}", Files.readString(found.path().resolve("session.json")));
        found.remove();
        assertFalse(Files.exists(found.path()));
    }

    @Test
    void theFolderOfAWindowThatHasKeptNothingYetStaysItsOwn() throws Exception {
        try (OtherProcess first = new OtherProcess(OpenWindow.class, root.toString())) {
            first.awaitReady();
            assertEquals(Optional.empty(), StateFolder.abandoned(root));
            try (var folders = Files.list(root)) {
                assertEquals(1, folders.count());
            }
        }
        assertEquals(Optional.empty(), StateFolder.abandoned(root));
        try (var folders = Files.list(root)) {
            assertEquals(0, folders.count(), "what holds nothing of a window that is gone is removed");
        }
    }
}
