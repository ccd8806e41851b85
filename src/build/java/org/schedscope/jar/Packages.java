package org.schedscope.jar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Build step: makes the packages of this system from {@code target/schedscope.jar}, the application with a Java of its own, whole as an
 * archive and as a package. Arguments: the version, and the time that the jar gets. The options of {@code jpackage} are in
 * {@code assets/packaging}.
 */
public final class Packages {
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Path PACKAGING = ROOT.resolve("assets/packaging");
    private static final Path TARGET = ROOT.resolve("target");
    private static final Path PACKAGES = TARGET.resolve("packages");
    private static final Path REHEARSAL = TARGET.resolve("rehearsal");
    private static final String JAR = "schedscope.jar";
    /** From so many jobs Java learns which paths through the simulator are the usual ones, although other commands take others. */
    private static final int JOBS = 400_000;

    /** @param version as the system's packages take it: macOS refuses versions that begin with 0 */
    private record Kind(String system, String icon, String folder, String version) {
        static Kind ofThis(String version) {
            String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
            return name.startsWith("windows") ? new Kind("windows", "packaging/schedscope.ico", "schedscope", version)
                    : name.startsWith("mac") ? new Kind("macos", "packaging/schedscope.icns", "schedscope.app", "1.0.0")
                            : new Kind("linux", "icons/schedscope-256.png", "schedscope", version);
        }
    }

    private Packages() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Kind kind = Kind.ofThis(arguments[0]);
        remove(PACKAGES);
        remove(REHEARSAL);
        Files.createDirectories(REHEARSAL);
        Path input = Files.createDirectories(TARGET.resolve("packaged"));
        Files.copy(TARGET.resolve(JAR), input.resolve(JAR), StandardCopyOption.REPLACE_EXISTING);
        String jpackage = Path.of(System.getProperty("java.home"), "bin", "jpackage").toString();
        run(ROOT, List.of(jpackage, "@" + PACKAGING.resolve("application.args"), "--dest", PACKAGES.toString(), "--input", input.toString(),
                "--app-version", kind.version(), "--icon", ROOT.resolve("assets").resolve(kind.icon()).toString()));
        if (kind.system().equals("linux")) {
            archiveClasses(FileTime.from(Instant.parse(arguments[1])));
        }
        String archive = String.join("-", "schedscope", arguments[0], kind.system(), System.getProperty("os.arch")) + ".tar.gz";
        run(PACKAGES, List.of("tar", "-czf", archive, kind.folder()));
        // Files that the arguments name are found from there.
        run(PACKAGING, List.of(jpackage, "@" + PACKAGING.resolve(kind.system() + ".args"), "--dest", PACKAGES.toString(), "--app-version",
                kind.version(), "--app-image", PACKAGES.resolve(kind.folder()).toString()));
    }

    /**
     * Archives Java's classes in the form that it starts with fastest, and from Java 25 on the program's, with what Java learns about them
     * while they run; older ones start without. Such an archive counts wherever the program is put, as long as the jar has its date, which
     * the .deb gives it again.
     */
    private static void archiveClasses(FileTime time) throws IOException, InterruptedException {
        Path java = PACKAGES.resolve("schedscope/lib/runtime/bin/java");
        Path program = PACKAGES.resolve("schedscope/lib/app");
        run(ROOT, List.of(java.toString(), "-Xshare:dump"));
        Files.setLastModifiedTime(program.resolve(JAR), time);
        rehearse(java, program, "window", "schedscope.aot", List.of());
        rehearse(java, program, "commands", "commands.aot", rehearsed(REHEARSAL, JOBS));
    }

    private static void rehearse(Path java, Path program, String kind, String archive, List<String> arguments)
            throws IOException, InterruptedException {
        // The options are those of application.args.
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:+IgnoreUnrecognizedVMOptions",
                "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED", "-Xlog:disable",
                "-XX:AOTCacheOutput=" + program.resolve(archive), "-Dschedscope.rehearsal=" + kind, "-jar",
                program.resolve(JAR).toString()));
        command.addAll(arguments);
        run(REHEARSAL, command);
    }

    /**
     * The commands that are run while Java learns, as {@code org.schedscope.Rehearsal} takes them.
     *
     * @param folder for what they write
     * @param jobs   of the log that is simulated
     */
    public static List<String> rehearsed(Path folder, int jobs) {
        String workload = folder.resolve("log.workload.json").toString();
        // Drawn with the jobs.
        String machine = folder.resolve("log.platform.json").toString();
        String log = folder.resolve("log.swf").toString();
        return List.of("generate", "pslr-log", "--set", "jobs=" + jobs, "--output", workload, "+", "convert", workload, log, "+",
                "simulate", log, "--platform", machine, "--policy", "fifo-job", "+", "simulate", "campus-week", "--render",
                folder.resolve("pictures").toString(), "+", "compare", "campus-week", "--policies", "fifo-job,p-slr,srtf");
    }

    private static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }

    private static void run(Path folder, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
        // Settings of the user have no part in it.
        builder.environment().put("XDG_CONFIG_HOME", REHEARSAL.toString());
        builder.environment().put("XDG_STATE_HOME", REHEARSAL.toString());
        int code = builder.start().waitFor();
        if (code != 0) {
            System.err.println(String.join(" ", command) + " ended with " + code);
            System.exit(1);
        }
    }
}
