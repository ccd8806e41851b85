package org.schedscope.experiment.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;

class ChangeReaderTest {
    private static final Workload WORKLOAD = new Workload("w", "s", Optional.empty(), List.of(
            Job.of("J9", 10, Task.of("mAdd_1", 30)).withUser("/u46"),
            Job.of("28761", 700_000, Task.of("T", 50).withCores(2)).withUser("/maths/ada"),
            Job.of("to be, or", 20, Task.of("mAdd_2", 30), Task.of("T3", 5).after(0)).withUser("/u46"),
            Job.of("both", 20, Task.of("T", 5)).withUser("/both"), Job.of("C2", 30, Task.of("T", 5)).withUser("/c")));
    private static final RunSpec ONE = new RunSpec(WORKLOAD, Platform.of("p", Cluster.of("C1", 8)), "p-slr", "hierarchical", 1,
            new TreeMap<>());
    private static final RunSpec TWO = new RunSpec(WORKLOAD,
            new Platform("p", new Router("r", List.of(Cluster.of("C1", 8), Cluster.of("C2", 4))), NetworkModel.NONE,
                    Map.of()),
            "p-slr", "hierarchical", 1, new TreeMap<>());

    private static String read(RunSpec spec, String text) {
        return new ChangeReader(spec, 500).read(text).text();
    }

    private static String wrong(RunSpec spec, String text) {
        return assertThrows(ModelException.class, () -> read(spec, text), text).told().in(Language.ENGLISH);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"easy|easy", "EASY|easy", "fair share|fair-share", "faire Anteile|fair-share",
            "shortest first|srtf",
            "k\u00fcrzeste zuerst|srtf", "first come, first served|fifo-job", "first come first served; +2 cores|fifo-job, +2 cores",
            "fcfs|fifo-job", "heft|heft", "=age/exec from week 2|=age/exec from week 2",
            "=max(age, exec), +1 core|=max(age, exec), +1 cores",
            "no backfilling|rearrangement=none", "ohne Backfilling|rearrangement=none", "routing=least-loaded|routing=least-loaded",
            "seed 2|seed 2", "Central|central",
            "Startwert 2|seed 2", "+32 cores|+32 cores", "\u221264 Kerne f\u00fcr 1 d|-64 cores for 1 d",
            "+8 cores on C1|+8 cores on C1", "12 cores|C1 with 12 cores", "C1 with 4 cores|C1 with 4 cores",
            "C1 mit 4 Kernen|C1 with 4 cores",
            "C1 gone from 300 to 500|C1 gone from 300 to 500", "C1 weg bis 500 von 300|C1 gone from 300 to 500", "20 MB/s|20 MB/s",
            "2,5gb/s|2.5 GB/s", "all on C1|all on C1", "alles auf c1|all on C1", "without u46|without u46", "ohne u46|without u46",
            "without /maths/ada|without /maths/ada", "without user both|without user both", "without job both|without job both",
            "without \"to be, or\"|without \"to be, or\"", "28761 with 64 cores|28761 with 64 cores",
            "J9 arrives at 40|J9 arrives at 40", "J9 kommt um 40 an|J9 arrives at 40", "mAdd takes 10 s|mAdd takes 10 s",
            "mAdd dauert 2 min from 100|mAdd takes 2 min from 100", "\"to be, or T3\" takes 4|\"to be, or T3\" takes 4",
            "easy from here|easy from 500", "easy ab hier bis 2 d|easy from 500 to 2 d", "easy ab Woche 10|easy from 6048000",
            "easy from week 10|easy from week 10", "from week 10: easy, +32 cores from 5|easy from week 10, +32 cores from 5",
            "ab 7: easy, ohne u46|easy from 7, without u46 from 7", "easy from the start|easy", " easy ;; +1 cores , |easy, +1 cores"})
    void englishAndGermanAreStoredInEnglish(String typed, String stored) {
        assertEquals(stored, read(ONE, typed));
        assertEquals(stored, read(ONE, stored), "what is stored reads as itself");
    }

    @Test
    void whatHasTwoMeaningsIsRefusedWithBoth() {
        assertEquals("There is a job and another thing named both: write without job both or without user both.",
                wrong(ONE, "without both"));
        assertEquals("There is a job and another thing named C2: write cluster C2 with 2 cores or job C2 with 2 cores.",
                wrong(TWO, "C2 with 2 cores"));
        assertEquals("job C2 with 2 cores", read(TWO, "job C2 with 2 cores"));
        assertEquals("cluster C2 with 2 cores", read(TWO, "cluster C2 with 2 cores"));
        assertEquals("On which cluster? As in +8 cores on C1. There are: C1, C2.", wrong(TWO, "+8 cores"));
    }

    @Test
    void unknownWordsComeWithTheNearestKnownOne() {
        assertTrue(wrong(ONE, "esay").endsWith("Did you mean easy?"));
        assertTrue(wrong(ONE, "fair shar").endsWith("Did you mean fair share?"));
        assertEquals("There is no job and no user u64. Did you mean u46?", wrong(ONE, "without u64"));
        assertEquals("There is no cluster C7. Did you mean C1?", wrong(ONE, "all on C7"));
        assertTrue(wrong(ONE, "madd takes 5").endsWith("Did you mean mAdd?"));
        assertTrue(wrong(ONE, "from 10").startsWith("A time belongs after a change"));
        assertTrue(wrong(ONE, "easy to 10 for 3").startsWith("Write one end"));
        assertTrue(wrong(ONE, "easy from 10 to 10").startsWith("The end is not after"));
        assertTrue(wrong(ONE, " , ").startsWith("No change"));
    }

    @Test
    void partsKeepTheirPlacesSoThatTheWrongOneCanBeMarked() {
        List<ChangeReader.Part> parts = new ChangeReader(ONE, 0).parts("easy, esay; +32 Kerne");
        assertEquals(List.of("0-4 easy", "6-10 -", "12-21 +32 cores"),
                parts.stream().map(part -> part.from() + "-" + part.to() + " " + part.change().orElse("-")).toList());
        assertTrue(parts.get(1).problem().isPresent());
    }

    @Test
    void randomChangesAreReadAsTheyAreWritten() {
        String[] cores = {"easy", "srtf", "=age/exec", "no backfilling", "a-b=x,y", "k=\"a, b\"", "seed 7", "+3 cores", "-3 cores on C1",
            "C1 with 9 cores", "C1 gone", "1.5 kB/s", "all on C1", "without u46", "without \"to be, or\"", "without user both",
            "28761 with 3 cores", "job C2 with 2 cores", "J9 arrives at week 1", "mAdd takes 5 s", "task mAdd takes 7"};
        String[] begins = {"", " from 5", " from week 2", " from here", " ab Tag 3", " from 2 d"};
        String[] ends = {"", " to week 40", " for 2 h", " f\u00fcr 3 Stunden", " bis 9000000"};
        SplittableRandom random = new SplittableRandom(5);
        for (int run = 0; run < 2000; run++) {
            List<String> all = new ArrayList<>();
            for (int i = random.nextInt(4); i >= 0; i--) {
                all.add(cores[random.nextInt(cores.length)] + begins[random.nextInt(begins.length)] + ends[random.nextInt(ends.length)]);
            }
            String typed = String.join(random.nextBoolean() ? ", " : ";", all);
            String stored = read(ONE, typed);
            assertEquals(stored, read(ONE, stored), typed);
            assertEquals(all.size(), new ChangeReader(ONE, 500).read(stored).changes().size(), typed);
        }
    }

    @Test
    void anyTextIsReadOrRefused() {
        String letters = "easy without from to for with cores C1 J9 u46 \",;:()=+-0123456789 \u00fc\n\\{}'";
        SplittableRandom random = new SplittableRandom(6);
        int read = 0;
        for (int run = 0; run < 20_000; run++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(30); i >= 0; i--) {
                int at = random.nextInt(letters.length());
                text.append(letters, at, Math.min(letters.length(), at + 1 + random.nextInt(6)));
            }
            try {
                String stored = read(ONE, text.toString());
                assertEquals(stored, read(ONE, stored), text.toString());
                read++;
            } catch (ModelException refused) {
                assertTrue(!refused.told().in(Language.GERMAN).isBlank(), text.toString());
            }
        }
        assertTrue(read > 0);
        assertThrows(ModelException.class, () -> read(ONE, "easy,".repeat(3000)));
    }

    private static PreparedRun campus() throws InputException {
        return new RunRequest(Optional.of(RunSource.sample("campus-week.workload.json")), Optional.empty(), Schedulers.DEFAULT)
                .read(ReadOptions.DEFAULT).prepare();
    }

    private static PreparedRun changed(String text) throws InputException {
        return new ChangeReader(campus().spec(), 0).read(text).applyTo(campus());
    }

    @Test
    void choicesFromTheStartAreThoseOfTheRun() throws InputException {
        assertEquals(campus().under(Schedulers.withPolicy(Schedulers.DEFAULT, "easy")).spec(), changed("easy").spec());
        assertEquals(7, changed("seed 7").spec().seed());
    }

    @Test
    void changesBecomeForksInOrderOfTime() throws InputException {
        List<ForkSpec> forks = changed("easy from 300 to 500, +4 cores on C1, C2 gone from 300 for 50, without J36,"
                + " J40 arrives at 900 from 20").spec().forks();
        assertEquals(List.of(ForkSpec.START, 20L, 300L, 500L), forks.stream().map(ForkSpec::at).toList());
        assertEquals(12, forks.get(0).cores().get("C1"));
        assertEquals(List.of("J36"), List.copyOf(forks.get(0).removed()));
        assertEquals(Optional.of(900L), forks.get(1).changed().get(0).arrival());
        assertEquals(Optional.of("easy"), forks.get(2).policy());
        assertEquals(List.of(new ForkSpec.CoresOut("C2", 8, 350)), forks.get(2).outages());
        assertEquals(Optional.of("p-slr"), forks.get(3).policy(), "as before");
    }

    @Test
    void aUsersJobsGoFromTheMomentOn() throws InputException {
        long tick = 300;
        List<String> gone = List.copyOf(changed("without /cs/edsger from 300").spec().forks().get(0).removed());
        List<String> later = campus().spec().workload().jobs().stream()
                .filter(job -> job.user().equals("/cs/edsger") && job.arrival() > tick).map(Job::id).sorted().toList();
        assertEquals(later, gone);
        assertTrue(later.size() > 0);
    }

    @Test
    void linksAndPlacesChangeTheRunFromTheStart() throws InputException {
        assertEquals(new NetworkModel.Links(new NetworkModel.Link(Ratio.ZERO, Ratio.of(20_000_000)), List.of()),
                changed("20 MB/s").spec().platform().network());
        assertThrows(ModelException.class, () -> changed("20 MB/s from 5"));
        assertThrows(ModelException.class, () -> changed("all on C1"), "some tasks need another kind");
        assertThrows(ModelException.class, () -> changed("C2 gone"));
        assertThrows(ModelException.class, () -> changed("nothing=5"));
        assertThrows(ModelException.class, () -> changed("without J36 for 5"));
    }
}
