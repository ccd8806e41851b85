package org.schedscope.io.input;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.text.DidYouMean;

/** The workloads and platforms that come with the program, in {@code sample-workloads} on the class path. */
public final class Samples {
    static final String FOLDER = "sample-workloads/";
    private static final List<String> NAMES = List.of(
            "campus-week.workload.json",
            "graham-1969.workload.json",
            "heft-ten-tasks.workload.json",
            "hole-in-front.workload.json",
            "marked-everywhere.workload.json",
            "multiple-waits.workload.json",
            "overloaded-market.workload.json",
            "slr-versus-stretch.workload.json",
            "small-before-large.workload.json",
            "suspend-and-resume.workload.json",
            "wait-for-the-fast.workload.json",
            "wfformat-diamonds.json");

    private static final List<String> PLATFORMS = List.of(
            "a-core-each.platform.json",
            "campus-grid.platform.json",
            "market-clusters.platform.json",
            "one-core.platform.json",
            "slow-slow-fast.platform.json",
            "three-cores.platform.json",
            "three-processors.platform.json",
            "two-one-four.platform.json",
            "zewura-nodes.platform.json",
            "zewura-pool.platform.json");

    private static final String EXPERIMENTS = "experiments/";
    private static final String RESULTS = "results";
    private static final List<String> KEPT = List.of("eet-paper", "logs", "market-paper", "mows-paper", "net-paper", "pslr-paper");
    private static final List<String> PAPERS = List.of("pslr", "market", "net", "mows", "eet");

    private Samples() {
    }

    /** File names; the first is the one that opens first. */
    public static List<String> names() {
        return NAMES;
    }

    /** A sample by its file name. */
    public static InputFile file(String name) {
        return InputFile.resource(FOLDER + name);
    }

    /** The sample that {@code sample-workloads/NAME} names, also without its ending, whether or not there is such a file too. */
    public static Optional<InputFile> named(Path path) {
        String name = String.valueOf(path.getFileName());
        return isInFolder(path) ? NAMES.stream().filter(file -> file.equals(name) || stem(file).equals(name)).findFirst().map(Samples::file)
                : Optional.empty();
    }

    /** What {@code sample-workloads/NAME} may have been meant to name, where no sample is named so. */
    public static Optional<String> meantBy(Path path) {
        return isInFolder(path) ? DidYouMean.slip(stem(String.valueOf(path.getFileName())), NAMES.stream().map(Samples::stem).toList())
                .map(near -> FOLDER + near) : Optional.empty();
    }

    /** The files of sample platforms. */
    public static List<String> platforms() {
        return PLATFORMS;
    }

    /**
     * The same where the whole name of a file is needed.
     *
     * @param files {@link #names()} or {@link #platforms()}
     */
    public static Optional<String> fileMeantBy(Path path, List<String> files) {
        String name = String.valueOf(path.getFileName());
        return isInFolder(path) ? files.stream().filter(file -> stem(file).equals(name)).findFirst().or(() -> DidYouMean.slip(name, files))
                .map(near -> FOLDER + near) : Optional.empty();
    }

    private static boolean isInFolder(Path path) {
        return path.getNameCount() == 2 && !path.isAbsolute() && path.startsWith("sample-workloads");
    }

    /** A name up to its first dot. */
    private static String stem(String name) {
        return name.substring(0, name.indexOf('.') < 0 ? name.length() : name.indexOf('.'));
    }

    /** Definitions of experiments that need no other files and take some seconds each, by file name. */
    public static List<String> briefExperiments() {
        return PAPERS.stream().map(paper -> paper + "-seconds.experiment.json").toList();
    }

    /** Definitions of experiments that need no other files and take minutes each, by file name. */
    public static List<String> longExperiments() {
        return PAPERS.stream().filter(paper -> !paper.equals("eet")).map(paper -> paper + "-minutes.experiment.json").toList();
    }

    /** Results that come with the program, packed, by the names of their experiments. */
    public static List<String> results() {
        return KEPT;
    }

    /** Those of an experiment among them. */
    public static InputFile results(String experiment) {
        return file(RESULTS + "/" + experiment + ".ndjson.gz");
    }

    /** Those that {@code sample-workloads/results}, or a file in it, names; none if it names none. */
    public static List<InputFile> resultsNamed(Path path) {
        Path folder = Path.of(FOLDER, RESULTS);
        return KEPT.stream().filter(name -> path.equals(folder) || path.equals(folder.resolve(name + ".ndjson.gz"))).map(Samples::results)
                .toList();
    }

    /** A definition by its file name. */
    public static InputFile experiment(String name) {
        return file(EXPERIMENTS + name);
    }

    public static InputFile first() {
        return file(NAMES.get(0));
    }
}
