package org.schedscope.experiment.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.Translated;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.FileKind;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.time.TickLength;

/** Session files: what is written is read again, and what is hostile is refused. */
public class SessionFileTest {
    private static final Workload WORKLOAD = Workload.of("w", Job.of("J1", 0, Task.of("T1", 3)), Job.of("J2", 1, Task.of("T1", 2)));
    private static final Platform PLATFORM = Platform.of("p", Cluster.of("C1", 2, "cpu"));

    @TempDir
    Path folder;

    public static SavedSession session() {
        RunSource source = new RunSource.File(List.of(Path.of("/data/w.workload.json")), TickLength.SECOND,
                Optional.of(ArrivalOverride.parse("every:5")), Optional.of(TableColumns.parse("job=JobID,arrival=Submit:s")));
        RunChoices info = new RunChoices("p-slr", "hierarchical", 1, new TreeMap<>(Map.of("rearrangement", "easy")))
                .withAnswers(Optional.of(ProgramAnswers.NONE));
        RunChoices forked = info.withParameters(new TreeMap<>()).withForks(List.of(ForkSpec.at(1).withPolicy("srtf")));
        SavedRun first = new SavedRun(1, OptionalInt.empty(), setup(WORKLOAD, source, info.withNetwork(Optional.of("ccr:0.5"))),
                Optional.of(new SavedRun.Proof(12, true, "0123456789abcdef".repeat(4))));
        SavedRun second = new SavedRun(3, OptionalInt.of(1), setup(WORKLOAD, source, forked), Optional.empty());
        SavedSession.SelectedIds marked = new SavedSession.SelectedIds(Optional.of("J1"), Optional.of("T1"), Optional.of("/"),
                Optional.empty());
        return new SavedSession(List.of(first, second), 3, new SavedSession.View(2, 5, marked,
                List.of(new SavedSession.SavedBreakpoint("time >= 3", false)),
                new TreeMap<>(Map.of("other", List.of(new SavedSession.SavedBreakpoint("time >= 9", true)))),
                new TreeMap<>(Map.of("zoom", "all", "odd", ""))));
    }

    private static RunSetup setup(Workload workload, RunSource source, RunChoices choices) {
        return new RunSetup(LoadedWorkload.made(workload), source, new PlatformChoice(PLATFORM, PlatformOrigin.DESCRIBED),
                Optional.empty(), Optional.empty(), new Edits(true, false), choices);
    }

    public static byte[] bytes(SavedSession session) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            SessionFile.write(session, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("s.schedscope"), bytes);
    }

    private static SavedSession read(Path file) throws InputException {
        return SessionFile.read(InputFile.of(file), Limits.DEFAULT);
    }

    private String refusal(byte[] bytes) throws IOException {
        Path file = file(bytes);
        List<Problem> problems = assertThrows(InputException.class, () -> read(file)).problems();
        assertEquals(1, problems.size(), problems.toString());
        return Translated.check(problems.get(0)).text().replace(file.toString(), "s");
    }

    private static Map<String, byte[]> entries(byte[] zip) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entries.put(entry.getName(), in.readAllBytes());
            }
        }
        return entries;
    }

    private static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return out.toByteArray();
    }

    /** The session with another text as its document. */
    static byte[] with(UnaryOperator<String> change) throws IOException {
        Map<String, byte[]> entries = entries(bytes(session()));
        entries.computeIfPresent("session.json",
                (name, text) -> change.apply(new String(text, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
        return zip(entries);
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        SavedSession again = read(file(bytes(session())));
        assertArrayEquals(bytes(session()), bytes(again));
        assertSame(again.runs().get(0).setup().loaded().workload(), again.runs().get(1).setup().loaded().workload());
    }

    @Test
    void aSessionThatSaysInSentencesHowPlatformsWereFoundIsReadAndWrittenAgainWithoutThem() throws IOException {
        Path old = folder.resolve("sentences.schedscope");
        try (InputStream in = SessionFileTest.class.getResourceAsStream("/session-1/sentences.schedscope")) {
            Files.copy(in, old);
        }
        SavedSession session = read(old);
        List<PlatformOrigin> origins = session.runs().stream().map(run -> run.setup().platform().origin()).toList();
        PlatformOrigin named = PlatformOrigin.named(Path.of("sample-workloads", "three-cores.platform.json"));
        assertEquals(List.of(named, PlatformOrigin.DEFAULT, PlatformOrigin.DEFAULT, PlatformOrigin.LOG), origins);
        assertFalse(session.runs().get(2).setup().schedule().orElseThrow().isLog());
        assertTrue(session.runs().get(3).setup().schedule().orElseThrow().isLog());
        SavedSession again = read(file(bytes(session)));
        assertEquals(origins, again.runs().stream().map(run -> run.setup().platform().origin()).toList());
        assertTrue(again.runs().get(3).setup().schedule().orElseThrow().isLog());
        String document = new String(entries(bytes(session)).get("session.json"), StandardCharsets.UTF_8);
        assertTrue(document.contains("\"platformOrigin\": \"named:" + named.file() + "\""), document);
        assertFalse(document.contains("no platform was given"), document);
    }

    @Test
    void inputsThatRunsShareAreThereOnceAndBytesDependOnNothingElse() throws IOException {
        byte[] bytes = bytes(session());
        assertArrayEquals(bytes, bytes(session()));
        List<String> names = List.copyOf(entries(bytes).keySet());
        assertEquals(3, names.size());
        assertEquals("session.json", names.get(0));
        assertTrue(names.get(1).matches("inputs/[0-9a-f]{64}\\.platform\\.json")
                || names.get(1).matches("inputs/[0-9a-f]{64}\\.workload\\.json"));
    }

    @Test
    void aLaterVersionIsRefusedWithoutASayOnItsFields() throws IOException {
        assertEquals(
                "s!/session.json:3:13: this session was saved by a newer version of SchedScope (session version 3; this one reads 2)"
                        + " (/version)",
                refusal(with(text -> text.replace("\"version\": 2", "\"version\": 3").replace("\"runs\"", "\"universes\""))));
    }

    @Test
    void wrongValuesAreToldWithTheirPlaces() throws IOException {
        assertTrue(refusal(with(text -> text.replaceFirst("p-slr", ""))).endsWith("\"policy\" must not be empty (/runs/0/policy)"));
        assertTrue(refusal(with(text -> text.replace("\"open\": 3", "\"open\": 9"))).endsWith("unknown run 9"));
        assertTrue(refusal(with(text -> text.replace("\"label\": 3", "\"label\": 1"))).endsWith("two runs have the label 1"));
        assertTrue(refusal(with(text -> text.replace("0123456789abcdef", "XYZ"))).contains("a proof needs"));
        assertTrue(refusal(with(text -> "{}")).endsWith("the session lacks \"runs\""));
        assertTrue(refusal(with(text -> text.replaceFirst("inputs/", "../inputs/"))).contains("is not a valid name of an input"));
    }

    @Test
    void entriesThatNoSessionHasAreRefused() throws IOException {
        for (String name : List.of("../../evil", "/etc/passwd", "inputs/../x.workload.json", "readme.txt", "inputs\\x")) {
            Map<String, byte[]> entries = entries(bytes(session()));
            entries.put(name, new byte[3]);
            assertTrue(refusal(zip(entries)).startsWith("s: unknown entry "), name);
        }
    }

    @Test
    void anEntryThatIsMissingTwiceThereOrAlteredIsRefused() throws IOException {
        Map<String, byte[]> entries = entries(bytes(session()));
        String workload = entries.keySet().stream().filter(name -> name.endsWith(".workload.json")).findFirst().orElseThrow();
        byte[] content = entries.remove(workload);
        assertEquals("s: the session lacks the entry " + workload, refusal(zip(entries)));
        String other = workload.replaceFirst("inputs/.", workload.charAt(7) == 'f' ? "inputs/0" : "inputs/f");
        entries.put(workload, content);
        entries.put(other, content);
        byte[] twice = new String(zip(entries), StandardCharsets.ISO_8859_1).replace(other, workload).getBytes(StandardCharsets.ISO_8859_1);
        assertTrue(refusal(twice).contains("appears twice"));
        entries.remove(other);
        entries.put(workload, new String(content, StandardCharsets.UTF_8).replace("\"exec\": 3", "\"exec\": 4")
                .getBytes(StandardCharsets.UTF_8));
        assertEquals("s!/" + workload + ": the input is damaged: its digest is not the one in its name", refusal(zip(entries)));
        entries.remove("session.json");
        assertEquals("s: not a session: session.json is missing", refusal(zip(entries)));
    }

    @Test
    void whatUnpacksToManyTimesItsSizeIsRefusedBeforeItIsUnpacked() throws IOException {
        Map<String, byte[]> entries = entries(bytes(session()));
        entries.put("session.json", new byte[8 << 20]);
        assertTrue(refusal(zip(entries)).contains("unpacks to more than 200 times its size"));
    }

    @Test
    void anEntryThatHoldsMoreThanItSaysIsRefused() throws IOException {
        byte[] zip = bytes(session());
        // The last entry's size, as the directory has it.
        int directory = new String(zip, StandardCharsets.ISO_8859_1).lastIndexOf("PK\u0001\u0002");
        zip[directory + 24] = 7;
        zip[directory + 25] = 0;
        assertTrue(refusal(zip).contains("7 bytes"), "it is read no further than the directory says");
    }

    @Test
    void whatIsNoZipFileOrCutOffIsRefused() throws IOException {
        byte[] whole = bytes(session());
        assertEquals("s: not a session: the zip file is damaged or cut off", refusal(Arrays.copyOf(whole, whole.length - 30)));
        assertEquals("s: not a session: the zip file is damaged or cut off", refusal("{\"jobs\":[]}".getBytes(StandardCharsets.UTF_8)));
        assertEquals(FileKind.SESSION, FileKind.of(InputFile.of(file(whole)), Limits.DEFAULT));
        assertEquals(FileKind.UNKNOWN, FileKind.of(InputFile.of(file("PK".getBytes(StandardCharsets.UTF_8))), Limits.DEFAULT));
    }

    @Test
    void aFolderIsWrittenAgainAndAgainWithItsInputsOnce() throws IOException {
        SessionFolder kept = new SessionFolder(folder.resolve("state"));
        kept.write(session());
        assertArrayEquals(bytes(session()), bytes(SessionFile.readFolder(folder.resolve("state"), Limits.DEFAULT)));
        Path input;
        try (Stream<Path> inputs = Files.list(folder.resolve("state/inputs"))) {
            input = inputs.filter(path -> path.toString().endsWith(".workload.json")).findFirst().orElseThrow();
        }
        Files.setLastModifiedTime(input, FileTime.fromMillis(0));
        SavedSession moved = new SavedSession(session().runs(), 1, session().view());
        kept.write(moved);
        assertEquals(0, Files.getLastModifiedTime(input).toMillis(), "not written again");
        assertArrayEquals(bytes(moved), bytes(SessionFile.readFolder(folder.resolve("state"), Limits.DEFAULT)));
        SavedRun run = session().runs().get(0);
        RunSetup other = setup(Workload.of("v", Job.of("J", 0, Task.of("T", 1))), run.setup().source(), run.setup().choices());
        kept.write(new SavedSession(List.of(new SavedRun(1, OptionalInt.empty(), other, run.proof())), 1, session().view()));
        assertFalse(Files.exists(input), "no run has it any more");
    }
}
