package org.schedscope.experiment;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Samples;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;

/** Origin of the workload of a run: files, a sample, or a drawing. */
public sealed interface RunSource {
    /** Name for users. */
    String displayName();

    /** Path of the first file, if it comes from files. */
    Optional<Path> path();

    /** All files, in their order. */
    default List<Path> paths() {
        return path().stream().toList();
    }

    /** This source with absolute paths, which are valid in whatever folder the program is started. */
    default RunSource byWholePaths() {
        return this;
    }

    /** Length of a tick, for files with times in seconds. */
    TickLength tick();

    /** Arrivals that replace those in the files. */
    default Optional<ArrivalOverride> arrivals() {
        return Optional.empty();
    }

    /** Meanings of the columns of a table, if the user gives them. */
    default Optional<TableColumns> columns() {
        return Optional.empty();
    }

    /**
     * A file, a folder of files, or several of them.
     *
     * @param paths at least one; messages name them as they are written here
     */
    record File(List<Path> paths, TickLength tick, Optional<ArrivalOverride> arrivals,
            Optional<TableColumns> columns) implements RunSource {
        public File {
            paths = List.copyOf(paths);
        }

        /** Files whose columns need no names. */
        public File(List<Path> paths, TickLength tick, Optional<ArrivalOverride> arrivals) {
            this(paths, tick, arrivals, Optional.empty());
        }

        /** These files as a table with columns named by the user. */
        public File with(Optional<TableColumns> named) {
            return new File(paths, tick, arrivals, named);
        }

        /** A file by its whole path. */
        public File(Path file, TickLength tick) {
            this(List.of(InputFile.whole(file)), tick, Optional.empty());
        }

        @Override
        public RunSource byWholePaths() {
            return new File(paths.stream().map(InputFile::whole).toList(), tick, arrivals, columns);
        }

        @Override
        public String displayName() {
            Path first = paths.get(0);
            String name = first.getFileName() == null ? first.toString() : first.getFileName().toString();
            return paths.size() == 1 ? name : name + " + " + (paths.size() - 1);
        }

        @Override
        public Optional<Path> path() {
            return Optional.of(paths.get(0));
        }
    }

    /** A workload that comes with the program, by its file name in {@code sample-workloads}. */
    record Sample(String fileName, TickLength tick, Optional<ArrivalOverride> arrivals) implements RunSource {
        public Sample(String fileName, TickLength tick) {
            this(fileName, tick, Optional.empty());
        }

        @Override
        public String displayName() {
            return fileName;
        }

        @Override
        public Optional<Path> path() {
            return Optional.empty();
        }
    }

    /**
     * A workload drawn by a profile.
     *
     * @param how the profile and its settings
     * @param seed of all draws
     */
    record Drawn(WorkloadSource.Drawn how, long seed) implements RunSource {
        private static final String SET = "--set";
        private static final String SCALE = "--scale";
        private static final String SEED = "--seed";

        /** Arguments of {@code schedscope generate} for this drawing. */
        public List<String> words() {
            List<String> words = new ArrayList<>(List.of(how.profile()));
            how.set().forEach((name, value) -> words.addAll(List.of(SET, name + "=" + value)));
            BigDecimal scale = BigDecimal.valueOf(how.scale().numerator()).divide(BigDecimal.valueOf(how.scale().denominator()));
            words.addAll(List.of(SCALE, scale.toPlainString(), SEED, Long.toString(seed)));
            return words;
        }

        /**
         * The drawing of such arguments.
         *
         * @throws IllegalArgumentException if they are none
         */
        public static Drawn of(List<String> words) {
            SortedMap<String, String> set = new TreeMap<>();
            Ratio scale = Ratio.ONE;
            long seed = 1;
            for (int at = 1; at + 1 < words.size(); at += 2) {
                String value = words.get(at + 1);
                switch (words.get(at)) {
                    case SET -> set.put(value.substring(0, Math.max(0, value.indexOf('='))), value.substring(value.indexOf('=') + 1));
                    case SCALE -> scale = Ratio.of(new BigDecimal(value));
                    case SEED -> seed = Long.parseLong(value);
                    default -> throw new IllegalArgumentException("nothing is drawn with " + words.get(at));
                }
            }
            WorkloadProfile profile = WorkloadProfiles.find(words.get(0))
                    .orElseThrow(() -> new IllegalArgumentException("no profile is named " + words.get(0)));
            new SettingValues(profile, set, scale);
            return new Drawn(new WorkloadSource.Drawn(profile.name(), set, scale), seed);
        }

        @Override
        public String displayName() {
            return how.profile() + " \u00b7 " + seed;
        }

        @Override
        public Optional<Path> path() {
            return Optional.empty();
        }

        @Override
        public TickLength tick() {
            return TickLength.SECOND;
        }
    }

    /** Files or a folder of a command line; where there is no such file, a {@linkplain Samples#named sample}. */
    static RunSource named(List<Path> paths, TickLength tick, Optional<ArrivalOverride> arrivals) {
        Optional<String> sample = paths.size() > 1 ? Optional.empty()
                : Samples.named(paths.get(0)).map(RunSource::lastName).filter(Samples.names()::contains);
        return sample.isPresent() ? new Sample(sample.get(), tick, arrivals) : new File(paths, tick, arrivals);
    }

    /** Origin of what was read from a file on disk or from a sample. */
    static RunSource of(InputFile read, TickLength tick) {
        return read.path().<RunSource>map(path -> new File(path, tick)).orElseGet(() -> new Sample(lastName(read), tick));
    }

    private static String lastName(InputFile file) {
        return file.name().substring(file.name().lastIndexOf('/') + 1);
    }

    /** A file, read with ticks of a second, or of the unit that its times need. */
    static RunSource file(Path file) {
        return new File(file, TickLength.FITTING);
    }

    /** A sample, read with ticks of a second. */
    static RunSource sample(String fileName) {
        return new Sample(fileName, TickLength.SECOND);
    }
}
