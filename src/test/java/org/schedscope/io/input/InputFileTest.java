package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.Translated;
import org.schedscope.io.json.DocumentHead;

class InputFileTest {
    @TempDir
    Path folder;

    /** As a name in another script is where the locale has no characters for it. */
    @Test
    void aFileOfANameThatNoneCanHaveHereIsToldWhenItIsOpened() throws IOException {
        InputFile here = InputFile.of(Files.writeString(folder.resolve("m.json"), "{}"));
        InputFile named = here.sibling("a\u0000b");
        assertFalse(named.exists());
        String told = Translated.check(assertThrows(InputException.class, () -> DocumentHead.of(named, Limits.DEFAULT))).getMessage();
        assertEquals(
                "a\\u0000b: invalid file name here (Nul character not allowed); for names in other scripts start with a UTF-8 locale,"
                        + " such as LC_ALL=C.UTF-8",
                told);
    }

    @ParameterizedTest
    @CsvSource({"/dev/shm/w.json, /dev/shm/p.json", "/dev/shm/a/w.json, /dev/shm/a/p.json", "/dev/stdin, p.json", "/dev/fd/63, p.json",
            "/proc/self/fd/12, p.json", "w.json, p.json", "a/w.json, a/p.json", "-, p.json"})
    void whatAFileNamesIsBesideItAndWhatAStreamNamesIsHere(String naming, String named) {
        assertEquals(Optional.of(Path.of(named)), InputFile.of(Path.of(naming)).sibling("p.json").path());
    }

    @Test
    void whatAPathMeansIsToldByItsSlashesAndDotsInAnyScript() {
        for (String inside : new String[] {"w\u00f6.json", "\u4e2d/\u6587.json", "a/../\u00f6"}) {
            assertTrue(SiblingPath.staysInFolder(inside), inside);
        }
        for (String outside : new String[] {"../w\u00f6.json", "/\u4e2d", "\u00f6/../../x", "\u00f6\\x", ""}) {
            assertFalse(SiblingPath.staysInFolder(outside), outside);
        }
    }
}
