package org.schedscope.cli.option;

import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.schedscope.io.input.Samples;

/** Names of samples, for completion by shells where files may be named. */
public abstract class SampleWords implements Iterable<String> {
    private final Supplier<List<String>> files;

    private SampleWords(Supplier<List<String>> files) {
        this.files = files;
    }

    @Override
    public final Iterator<String> iterator() {
        return files.get().stream().map(Samples::stem).iterator();
    }

    /** Sample workloads. */
    public static final class Workloads extends SampleWords {
        public Workloads() {
            super(Samples::names);
        }
    }

    /** Sample platforms. */
    public static final class Platforms extends SampleWords {
        public Platforms() {
            super(Samples::platforms);
        }
    }

    /** Sample experiments. */
    public static final class Experiments extends SampleWords {
        public Experiments() {
            super(Samples::experiments);
        }
    }

    /** Sample lessons. */
    public static final class Lessons extends SampleWords {
        public Lessons() {
            super(Samples::lessons);
        }
    }
}
