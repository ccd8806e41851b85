package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SamplesTest {
    @Test
    void aPathInTheFolderOfSamplesNamesASample() {
        assertEquals(Optional.of(Samples.first()), Samples.named(Path.of("sample-workloads", "campus-week.workload.json")));
    }

    @Test
    void otherPathsNameNone() {
        assertEquals(Optional.empty(), Samples.named(Path.of("sample-workloads", "mine.workload.json")));
        assertEquals(Optional.empty(), Samples.named(Path.of("campus-week.workload.json")));
        assertEquals(Optional.empty(), Samples.named(Path.of("elsewhere", "campus-week.workload.json")));
        assertEquals(Optional.empty(), Samples.named(Path.of("/sample-workloads/campus-week.workload.json")));
    }
}
