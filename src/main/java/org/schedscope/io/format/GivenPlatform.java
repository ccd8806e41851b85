package org.schedscope.io.format;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadWatch;

/** The platform that a user chooses, whatever a workload names or describes: a file, or numbers of nodes and cores. */
public sealed interface GivenPlatform {
    /** A platform file or a sample. */
    record File(InputFile file) implements GivenPlatform {
    }

    /**
     * Clusters of a given size: one of each kind of the workload, as for the default.
     *
     * @param nodes number of nodes of a cluster, at least 1; 0 if only cores are given
     * @param each cores of a node, or of a cluster; at least 1
     */
    record Cores(int nodes, int each) implements GivenPlatform {
        private static final Pattern WORDS = Pattern
                .compile("--cores (?<cores>\\d{1,9})|--nodes (?<nodes>\\d{1,9})[x\u00d7](?<each>\\d{1,9})");

        /** Parses {@link #option}; empty if it has no cores, or more than a cluster can have. */
        public static Optional<Cores> of(String words) {
            Matcher read = WORDS.matcher(words);
            if (!read.matches()) {
                return Optional.empty();
            }
            boolean plain = read.group("cores") != null;
            long nodes = plain ? 1 : Long.parseLong(read.group("nodes"));
            long each = Long.parseLong(read.group(plain ? "cores" : "each"));
            return nodes * each < 1 || nodes * each > Integer.MAX_VALUE ? Optional.empty()
                    : Optional.of(new Cores(plain ? 0 : (int) nodes, (int) each));
        }

        /** Number of cores of a cluster. */
        public int all() {
            return Math.max(1, nodes) * each;
        }

        /** The option with these numbers: {@code --cores 4}, {@code --nodes 10x12}. */
        public String option() {
            return nodes == 0 ? "--cores " + each : "--nodes " + nodes + "x" + each;
        }

        String name() {
            return nodes == 0 ? each + (each == 1 ? " core" : " cores") : nodes + " x " + each + " cores";
        }
    }

    /** A file on disk, or a sample by its name. */
    static GivenPlatform file(Path path) {
        return new File(InputFile.of(path));
    }

    /** This platform; the watch counts all bytes read for it. */
    default GivenPlatform watchedBy(ReadWatch watch) {
        return this instanceof File given ? new File(given.file.watchedBy(watch)) : this;
    }

    /** This platform; a file by its absolute path, which is valid in every working folder. */
    default GivenPlatform byWholePath() {
        return path().<GivenPlatform>map(path -> file(InputFile.whole(path))).orElse(this);
    }

    /** Path of the file, or name of the sample. */
    default Optional<Path> path() {
        return this instanceof File given ? Optional.of(Path.of(given.file.name())) : Optional.empty();
    }
}
