package org.schedscope.io.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.schedscope.text.Language;

/** How a platform was found, as sessions keep it. */
class PlatformOriginTest {
    @Test
    void everyWayIsReadAsItIsWritten() {
        for (PlatformOrigin.Way way : PlatformOrigin.Way.values()) {
            PlatformOrigin origin = new PlatformOrigin(way, "");
            assertEquals(origin, PlatformOrigin.parse(origin.text()));
        }
        PlatformOrigin file = PlatformOrigin.file(Path.of("a:b.platform.json"));
        assertEquals("file:a:b.platform.json", file.text());
        assertEquals(file, PlatformOrigin.parse(file.text()));
    }

    @Test
    void sentencesOfTheFirstVersionAreUnderstood() {
        assertEquals(PlatformOrigin.DEFAULT, PlatformOrigin.parse("no platform was given"));
        assertEquals(PlatformOrigin.DESCRIBED, PlatformOrigin.parse("described by the workload"));
        assertEquals(PlatformOrigin.DRAWN, PlatformOrigin.parse("drawn with the workload"));
        assertEquals(PlatformOrigin.SCHEDULE, PlatformOrigin.parse("as the schedule tells it"));
        assertEquals(PlatformOrigin.LOG, PlatformOrigin.parse("from the log"));
        assertEquals(PlatformOrigin.LESSON, PlatformOrigin.parse("told by the lesson"));
        assertEquals(PlatformOrigin.EDITED, PlatformOrigin.parse("edited"));
        assertEquals(PlatformOrigin.SESSION, PlatformOrigin.parse("from a session"));
        assertEquals(PlatformOrigin.file(Path.of("C:x.json")), PlatformOrigin.parse("from C:x.json"));
        assertEquals(PlatformOrigin.named(Path.of("x.json")), PlatformOrigin.parse("from x.json, which the workload names"));
        assertEquals(PlatformOrigin.SESSION, PlatformOrigin.parse("made"), "of what nobody knows, a session");
    }

    @Test
    void usersAreToldInTheirLanguage() {
        assertEquals("no platform was given", PlatformOrigin.DEFAULT.words().toString());
        assertEquals("from x.json, which the workload names", PlatformOrigin.named(Path.of("x.json")).words().toString());
        assertEquals("keine Plattform angegeben", PlatformOrigin.DEFAULT.words().in(Language.GERMAN));
    }
}
