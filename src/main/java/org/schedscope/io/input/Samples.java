package org.schedscope.io.input;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.text.DidYouMean;

/** The workloads, platforms, experiments and lessons that are part of the program. */
public final class Samples {
    static final String FOLDER = "sample-workloads/";
    private static final List<String> NAMES = List.of(
            "campus-week.workload.json",
            "buttazzo.workload.json",
            "course-priority.workload.json",
            "course-rr.workload.json",
            "course-srtf.workload.json",
            "depaul-rr.workload.json",
            "graham-1969.workload.json",
            "heft-ten-tasks.workload.json",
            "hole-in-front.workload.json",
            "liu-layland-largest.workload.json",
            "liu-layland-rm.workload.json",
            "marked-everywhere.workload.json",
            "multiple-waits.workload.json",
            "ostep-mlfq-io.workload.json",
            "ostep-mlfq-short.workload.json",
            "ostep-stride.workload.json",
            "overloaded-market.workload.json",
            "response-times.workload.json",
            "silberschatz-fcfs.workload.json",
            "silberschatz-priority-rr.workload.json",
            "silberschatz-priority.workload.json",
            "silberschatz-rm.workload.json",
            "silberschatz-sjf.workload.json",
            "silberschatz-srtf.workload.json",
            "slr-versus-stretch.workload.json",
            "small-before-large.workload.json",
            "suspend-and-resume.workload.json",
            "tanenbaum-switch.workload.json",
            "utsa-io.workload.json",
            "wait-for-the-fast.workload.json",
            "wfformat-diamonds.json");

    private static final List<String> PLATFORMS = List.of(
            "a-core-each.platform.json",
            "campus-grid.platform.json",
            "cpu-and-disks.platform.json",
            "market-clusters.platform.json",
            "one-core.platform.json",
            "slow-slow-fast.platform.json",
            "three-cores.platform.json",
            "three-processors.platform.json",
            "two-one-four.platform.json",
            "zewura-nodes.platform.json",
            "zewura-pool.platform.json");

    private static final List<String> LESSONS = List.of("graham", "convoy", "shortest-first", "list-scheduling", "at-best",
            "gap-to-the-best", "found-ordering", "least-change", "multiple-waits", "slr-against-stretch", "starvation", "fair-user",
            "memory-of-use", "deadlines", "value-and-urgency", "easy-refuses", "easy-or-conservative", "heft-by-hand",
            "suspending-a-task", "price-of-data", "preemptive-shortest-first", "round-robin", "cost-of-switching", "priority-and-ageing",
            "feedback-queues", "lottery-and-stride", "rate-monotonic-or-deadline", "missed-deadline", "response-time-analysis");

    private static final String LESSON_FOLDER = "assets/lessons/";
    private static final String LESSON_ENDING = ".lesson.json";
    private static final String EXPERIMENTS = "experiments/";
    private static final String EXPERIMENT_ENDING = ".experiment.json";
    /** Letters by which a name without a folder may differ from that of a sample; most such names are of files. */
    private static final int MOST_SLIPS = 2;
    private static final String RESULTS = "results";
    private static final List<String> KEPT = List.of("causes", "eet-paper", "logs", "market-paper", "mows-paper", "net-paper",
            "pslr-paper");
    private static final List<String> PAPERS = List.of("pslr", "market", "net", "mows", "eet");
    private static final List<String> EXPERIMENT_NAMES = Stream.concat(PAPERS.stream().flatMap(paper -> Stream.of("seconds", "minutes",
            "paper").map(size -> paper + "-" + size)), Stream.of("causes", "logs", "market-fitted", "readings"))
                    .map(name -> name + EXPERIMENT_ENDING).toList();

    private Samples() {
    }

    /** File names; the first is the one that the window opens. */
    public static List<String> names() {
        return NAMES;
    }

    /** A sample by its file name. */
    public static InputFile file(String name) {
        return InputFile.resource(FOLDER + name);
    }

    /**
     * The sample of any kind that a path names if there is no such file: by its name, with or without its ending, alone or behind {@code
     * sample-workloads} or {@code sample-workloads/experiments}.
     */
    public static Optional<InputFile> named(Path path) {
        String name = String.valueOf(path.getFileName());
        return isPlace(path.getParent()) && !path.isAbsolute() && !Files.exists(path)
                ? all().filter(sample -> isCalled(sample, name)).findFirst().map(InputFile::resource) : Optional.empty();
    }

    /** The sample that a misspelt path may mean, in the form to be typed; empty if the path {@linkplain #named names} one. */
    static Optional<String> meantBy(Path path) {
        String name = stem(String.valueOf(path.getFileName()));
        if (!isPlace(path.getParent()) || path.isAbsolute()) {
            return Optional.empty();
        }
        List<String> stems = all().map(sample -> stem(lastName(sample))).toList();
        return path.getParent() != null ? DidYouMean.slip(name, stems).map(near -> path.resolveSibling(near).toString().replace('\\', '/'))
                : DidYouMean.to(name, stems).filter(near -> DidYouMean.distance(name, near) <= MOST_SLIPS);
    }

    private static boolean isPlace(Path folder) {
        return folder == null || folder.equals(Path.of(FOLDER)) || folder.equals(Path.of(FOLDER, EXPERIMENTS));
    }

    /** Names of all samples on the class path, workloads first. */
    private static Stream<String> all() {
        return Stream.of(NAMES.stream().map(FOLDER::concat), PLATFORMS.stream().map(FOLDER::concat),
                EXPERIMENT_NAMES.stream().map(name -> FOLDER + EXPERIMENTS + name),
                LESSONS.stream().map(name -> LESSON_FOLDER + name + LESSON_ENDING)).flatMap(some -> some);
    }

    private static boolean isCalled(String sample, String name) {
        String file = lastName(sample);
        return file.equals(name) || stem(file).equals(name);
    }

    private static String lastName(String sample) {
        return sample.substring(sample.lastIndexOf('/') + 1);
    }

    /** The files of sample platforms. */
    public static List<String> platforms() {
        return PLATFORMS;
    }

    /**
     * The file that a misspelt path may mean where the whole name of a file is needed.
     *
     * @param files {@link #names()} or {@link #platforms()}
     */
    public static Optional<String> fileMeantBy(Path path, List<String> files) {
        String name = String.valueOf(path.getFileName());
        return isInFolder(path) ? files.stream().filter(file -> stem(file).equals(name)).findFirst().or(() -> DidYouMean.slip(name, files))
                .map(near -> FOLDER + near) : Optional.empty();
    }

    private static boolean isInFolder(Path path) {
        return !path.isAbsolute() && Path.of(FOLDER).equals(path.getParent());
    }

    /** A name up to its first dot. */
    public static String stem(String name) {
        return name.substring(0, name.indexOf('.') < 0 ? name.length() : name.indexOf('.'));
    }

    /** All definitions of experiments, by file name. */
    public static List<String> experiments() {
        return EXPERIMENT_NAMES;
    }

    /** Definitions of experiments that need no other files and take some seconds each, by file name. */
    public static List<String> briefExperiments() {
        return experiments("-seconds");
    }

    /** Definitions of experiments that need no other files and take minutes each, by file name. */
    public static List<String> longExperiments() {
        return experiments("-minutes").stream().filter(name -> !name.startsWith("eet")).toList();
    }

    private static List<String> experiments(String size) {
        return EXPERIMENT_NAMES.stream().filter(name -> stem(name).endsWith(size)).toList();
    }

    /** Names of lessons, in the recommended order; their files end with {@value #LESSON_ENDING}. */
    public static List<String> lessons() {
        return LESSONS;
    }

    /** A lesson by its name. */
    public static InputFile lesson(String name) {
        return InputFile.resource(LESSON_FOLDER + name + LESSON_ENDING);
    }

    /** Packed results that are part of the program, by the names of their experiments. */
    public static List<String> results() {
        return KEPT;
    }

    /** The results of an experiment. */
    public static InputFile results(String experiment) {
        return file(RESULTS + "/" + experiment + ".ndjson.gz");
    }

    /** The results named by {@code sample-workloads/results}, or a file in it; empty if the path names none. */
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
