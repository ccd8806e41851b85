package org.schedscope.cli.option;

import java.util.Iterator;
import java.util.List;
import org.schedscope.io.input.Samples;

/** Names of what comes with the program, which shells complete where files may be named. */
public abstract class SampleWords implements Iterable<String> {
    private final List<String> files;

    private SampleWords(List<String> files) {
        this.files = files;
    }

    @Override
    public Iterator<String> iterator() {
        return files.stream().map(Samples::stem).iterator();
    }

    /** Those of workloads. */
    public static final class Workloads extends SampleWords {
        public Workloads() {
            super(Samples.names());
        }
    }

    /** Those of platforms. */
    public static final class Platforms extends SampleWords {
        public Platforms() {
            super(Samples.platforms());
        }
    }

    /** Those of experiments. */
    public static final class Experiments extends SampleWords {
        public Experiments() {
            super(Samples.experiments());
        }
    }

    /** Those of lessons. */
    public static final class Lessons extends SampleWords {
        public Lessons() {
            super(Samples.lessons());
        }
    }
}
