package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.time.TickLength;

/**
 * Files that others made, as {@code files-of-others.txt} lists them: at least two of each format, with what another program read in them.
 * They are not ours to pass on: {@code -Dreal.files=FOLDER} says where they lie, each at {@code OWNER/REPOSITORY/PATH}; without a folder
 * only the list is looked at, and what is not there is skipped.
 */
class FilesOfOthersTest {
    private static final String FOLDER = "real.files";
    private static final int ENOUGH = 2;
    /** Our own, and what only holds files of other formats. */
    private static final Set<String> OURS = Set.of("native workload JSON", "manifest of workflows",
            "archive of workflows (tar, also gzipped)", "schedule CSV");
    private static final Pattern LEFT_OUT = Pattern.compile("([0-9]+) of [0-9]+ (?:lines|jobs) (?:is|are) left out.*");

    /**
     * A file of the list.
     *
     * @param columns of a table of no known kind
     * @param facts what stands in it
     */
    private record Entry(String format, String repository, String path, Optional<String> columns, String digest, String facts) {
        Path file() {
            return Path.of(System.getProperty(FOLDER), repository, path);
        }

        ReadOptions options() {
            return ReadOptions.DEFAULT.withTick(TickLength.FITTING).withColumns(columns.map(TableColumns::parse));
        }

        @Override
        public String toString() {
            return format + ", " + repository + ", " + path;
        }
    }

    /** A format begins at the margin, a file below it, and what is known of that below it again. */
    private static List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        String format = "";
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.startsWith(" ")) {
                format = line;
            } else if (!line.startsWith("    ")) {
                String[] file = line.strip().split(" ", 4);
                String[] path = file[3].split(" --columns ");
                entries.add(new Entry(format, file[0], path[0], path.length > 1 ? Optional.of(path[1]) : Optional.empty(),
                        lines.get(i + 1).strip(), lines.get(i + 2).strip()));
            }
        }
        return entries;
    }

    private static List<String> lines() throws IOException {
        try (var in = FilesOfOthersTest.class.getResourceAsStream("/files-of-others.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#") && !line.isBlank())
                    .toList();
        }
    }

    /** Formats of which not two public files were found, with why. */
    private static Map<String, String> exceptions() throws IOException {
        Map<String, String> exceptions = new TreeMap<>();
        lines().stream().filter(line -> line.matches("\\S.*: .*")).map(line -> line.split(": ", 2))
                .forEach(sides -> exceptions.put(sides[0], sides[1]));
        return exceptions;
    }

    private static Map<String, Long> counts(Stream<Entry> entries) {
        return entries.collect(Collectors.groupingBy(Entry::format, Collectors.counting()));
    }

    private static Stream<String> formats() {
        return Stream.of(Formats.all().stream().map(WorkloadFormat::name), ScheduleFormats.all().stream().map(ScheduleFormat::name),
                Stream.of("table", "Batsim protocol")).flatMap(names -> names).filter(name -> !OURS.contains(name));
    }

    @Test
    void everyFormatHasTwoFilesOfOthersOrAReason() throws IOException {
        Map<String, Long> listed = counts(entries().stream());
        Map<String, String> exceptions = exceptions();
        assertAll(formats().map(name -> () -> assertEquals(exceptions.containsKey(name), listed.getOrDefault(name, 0L) < ENOUGH, name)));
        assertEquals(List.of(), Stream.concat(listed.keySet().stream(), exceptions.keySet().stream())
                .filter(name -> formats().noneMatch(name::equals)).toList(), "formats that are not read");
    }

    @Test
    @EnabledIfSystemProperty(named = FOLDER, matches = ".+")
    void twoOfEachFormatAreThere() throws IOException {
        Map<String, Long> there = counts(entries().stream().filter(entry -> Files.exists(entry.file())));
        Map<String, Long> listed = counts(entries().stream());
        assertEquals(List.of(), listed.keySet().stream()
                .filter(name -> there.getOrDefault(name, 0L) < Math.min(ENOUGH, listed.get(name))).sorted().toList());
    }

    @ParameterizedTest
    @MethodSource("entries")
    @EnabledIfSystemProperty(named = FOLDER, matches = ".+")
    void whatStandsInAFileIsReadOutOfIt(Entry entry) throws IOException, NoSuchAlgorithmException {
        assumeTrue(Files.exists(entry.file()), () -> "there is no " + entry.file());
        byte[] bytes = Files.readAllBytes(entry.file());
        assertEquals(entry.digest(), HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)),
                "another version of the file than the one that was looked at");
        InputFile file = InputFile.of(entry.file());
        Optional<ScheduleFormat> schedule = entry.columns().isPresent() ? Optional.empty()
                : ScheduleFormats.of(DocumentHead.of(file, Limits.DEFAULT));
        String facts = schedule.isPresent() ? ofSchedule(ScheduleFormats.read(file, ReadOptions.DEFAULT))
                : ofWorkload(file, entry.options());
        String format = schedule.isPresent() ? schedule.get().name()
                : entry.columns().isPresent() ? "table" : Formats.formatOf(file, Limits.DEFAULT).name();
        assertEquals(entry.format() + ": " + entry.facts(), format + ": " + facts);
    }

    private static String ofWorkload(InputFile file, ReadOptions options) throws IOException {
        LoadedWorkload loaded = Formats.read(file, options);
        List<Job> jobs = loaded.workload().jobs();
        List<Task> tasks = jobs.stream().flatMap(job -> job.tasks().stream()).toList();
        Optional<LogFormat> log = Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options);
        Optional<RawSchedule> recorded = log.isEmpty() ? Optional.empty() : log.get().readLog(file, options).schedule();
        assertEquals(loaded.recorded(), recorded.isPresent());
        return "jobs " + jobs.size() + ", tasks " + tasks.size() + ", edges "
                + tasks.stream().mapToInt(task -> task.parents().size()).sum() + ", work "
                + tasks.stream().mapToLong(task -> task.exec() * task.cores()).sum() + ", last arrival "
                + jobs.stream().mapToLong(Job::arrival).max().orElseThrow() + ", left out " + leftOut(loaded.warnings())
                + recorded.map(schedule -> ", recorded " + schedule.pieces().size() + " until " + end(schedule)).orElse("");
    }

    private static long leftOut(List<Problem> warnings) {
        return warnings.stream().map(warning -> LEFT_OUT.matcher(warning.message().toString())).filter(Matcher::matches)
                .mapToLong(counted -> Long.parseLong(counted.group(1))).sum();
    }

    private static String ofSchedule(RawSchedule schedule) {
        assertTrue(schedule.pieces().stream().allMatch(piece -> piece.finish().isPresent()));
        return "jobs " + schedule.pieces().stream().map(Piece::job).distinct().count() + ", pieces " + schedule.pieces().size() + ", work "
                + schedule.pieces().stream().mapToLong(piece -> (piece.finish().getAsLong() - piece.start()) * piece.cores()).sum()
                + ", within " + (end(schedule) - schedule.pieces().stream().mapToLong(Piece::start).min().orElseThrow());
    }

    private static long end(RawSchedule schedule) {
        return schedule.pieces().stream().mapToLong(piece -> piece.finish().getAsLong()).max().orElseThrow();
    }
}
