package org.schedscope.cli.option;

import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.schedscope.io.input.Samples;

/** Names of what comes with the program, which shells complete where files may be named. */
public enum SampleWords implements Iterable<String> {
    WORKLOADS(Samples::names),
    PLATFORMS(Samples::platforms),
    EXPERIMENTS(Samples::experiments),
    LESSONS(Samples::lessons);

    private final Supplier<List<String>> files;

    SampleWords(Supplier<List<String>> files) {
        this.files = files;
    }

    @Override
    public Iterator<String> iterator() {
        return files.get().stream().map(Samples::stem).iterator();
    }
}
