package org.schedscope.net;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.io.input.Samples;
import org.schedscope.manual.Examples;
import org.schedscope.manual.ManualPages;

/**
 * What the commands of the manual's English pages print, and the files they write; besides every listing, and every file that a run of each
 * sample can be written to. They run in a process of their own, whose folder holds the samples and what is made, and which has one
 * processor: reports of experiments depend on the order in which runs end.
 */
final class NetCommands {
    /** Times that something took, which differ. */
    private static final Pattern TOOK = Pattern.compile("\\d+([.,]\\d+)?\\s?(ms|s|min|h|seconds|minutes)\\b|\\d+ \\w+ a second"
            + "|[\\d.,]+ (runs|steps|events)/s|\"seconds\":[\\d.E-]+");
    /** Files with times in them, and lines in the order in which threads came to their ends. */
    private static final Pattern TEXTS = Pattern.compile(".*\\.(ndjson|md|html|csv|json)");
    private static final List<String> LISTINGS = List.of("--help", "policies", "policies --json", "schedulers", "metrics", "formats",
            "lesson", "generate", "exercise", "no-such-command", "policies no-such-policy", "simulate no-such-file");
    private static final String WRITTEN = "simulate sample-workloads/%s --policy p-slr --set rearrangement=easy --audit --schedule s.csv"
            + " --metrics m.json --events e.ndjson --html page.html";

    private NetCommands() {
    }

    static void make(Net.Lines lines) throws IOException {
        Path folder = Files.createTempDirectory("net");
        Path made = Files.createTempFile("net", ".txt");
        copy(Path.of("sample-workloads"), folder.resolve("sample-workloads"));
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString()).collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:ActiveProcessorCount=1", "-Xmx1g", "-Djava.awt.headless=true",
                "-Duser.language=en", "-Duser.home=" + folder.resolve("home"), "-cp", classPath, NetCommands.class.getName(),
                made.toString()));
        ManualPages.all().stream().filter(page -> page.getParent() == null || !page.getParent().endsWith("de"))
                .forEach(page -> command.add(page.toAbsolutePath().toString()));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        byte[] printed = process.getInputStream().readAllBytes();
        for (String line : Files.readAllLines(made)) {
            lines.add(line.substring(0, line.lastIndexOf(": ")), line.substring(line.lastIndexOf(": ") + 2));
        }
        lines.add("standard output of all", printed);
        Files.delete(made);
        clear(folder, folder);
        Files.delete(folder);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file)));
            }
        }
    }

    /** In the folder of the process; arguments: the file to write, and pages. */
    public static void main(String... arguments) throws IOException {
        List<String> lines = new ArrayList<>();
        Path here = Path.of("").toAbsolutePath();
        for (String page : Arrays.asList(arguments).subList(1, arguments.length)) {
            clear(here, here.resolve("sample-workloads"));
            int number = 0;
            for (Examples.Step step : Examples.of(Path.of(page), new ArrayList<>())) {
                if (step instanceof Examples.WriteFile file) {
                    Files.writeString(here.resolve(file.name()), file.text());
                } else if (step instanceof Examples.RunCommand command) {
                    run(Path.of(page).getFileName() + " " + number++, command.arguments(), here, lines);
                }
            }
        }
        clear(here, here.resolve("sample-workloads"));
        for (String listing : LISTINGS) {
            run("listing", List.of(listing.split(" ")), here, lines);
        }
        for (String sample : Samples.names()) {
            run("written", List.of(String.format(WRITTEN, sample).split(" ")), here, lines);
        }
        Files.write(Path.of(arguments[0]), lines);
        System.out.flush();
        System.exit(0);
    }

    private static void run(String place, List<String> arguments, Path here, List<String> lines) throws IOException {
        Map<String, String> before = files(here);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = CommandLineMain.run(arguments.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err), CommandRuns.NO_WINDOW);
        String name = (place + " " + String.join(" ", arguments)).replace(": ", ":").replace('\n', ' ');
        lines.add(name + ": " + code + " " + Net.digest(bare(out, here)) + " " + Net.digest(bare(err, here)));
        files(here).forEach((file, digest) -> {
            if (!digest.equals(before.get(file))) {
                lines.add(name + " > " + file + ": " + digest);
            }
        });
    }

    private static String bare(Object text, Path here) {
        return TOOK.matcher(text.toString().replace(here + File.separator, "").replace(System.lineSeparator(), "\n")).replaceAll("TIME");
    }

    private static Map<String, String> files(Path here) throws IOException {
        Map<String, String> digests = new TreeMap<>();
        try (Stream<Path> files = Files.walk(here)) {
            for (Path file : files.filter(Files::isRegularFile).filter(file -> !file.startsWith(here.resolve("sample-workloads"))
                    && !file.startsWith(here.resolve("home"))).toList()) {
                String name = here.relativize(file).toString();
                digests.put(name, TEXTS.matcher(name).matches()
                        ? Net.digest(bare(Files.readString(file), here).lines().sorted().collect(Collectors.joining("\n")))
                        : Net.digest(Files.readAllBytes(file)));
            }
        }
        return digests;
    }

    private static void clear(Path here, Path kept) throws IOException {
        try (Stream<Path> files = Files.walk(here)) {
            for (Path file : files.filter(file -> !file.equals(here) && (kept.equals(here) || !file.startsWith(kept)))
                    .sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
