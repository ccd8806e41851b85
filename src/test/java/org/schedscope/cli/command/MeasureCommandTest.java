package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.chart.run.Charts;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;

class MeasureCommandTest {
    private static final String CAMPUS = "sample-workloads/campus-week.workload.json";
    private static final String WORKLOAD = """
            {"name": "two", "platform": "p.json", "jobs": [
             {"id": "long", "user": "/ada", "tasks": [{"id": "a", "exec": 5}, {"id": "b", "exec": 5, "after": ["a"]}]},
             {"id": "short", "user": "/ben", "arrival": 1, "tasks": [{"id": "only", "exec": 1}]}]}
            """;

    @TempDir
    Path folder;
    private CommandRuns runs;
    private String workload;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        workload = runs.file("w.json", WORKLOAD);
        runs.file("p.json", "{\"name\": \"one core\", \"root\": {\"cluster\": \"C\", \"cores\": 1}}");
    }

    @Test
    void aScheduleThatWeMadeHasTheMetricsOfTheRunThatMadeIt() throws IOException {
        assertEquals(0, runs.run("simulate", CAMPUS, "--policy", "srtf", "--schedule", runs.at("s.csv"), "--events", runs.at("e.ndjson.gz"),
                "--metrics", runs.at("run.json")).code());
        assertEquals(0, runs.run("measure", CAMPUS, "--schedule", runs.at("s.csv"), "--metrics", runs.at("csv.json")).code());
        assertEquals(0, runs.run("measure", "--schedule", runs.at("e.ndjson.gz"), "--metrics", runs.at("log.json")).code());
        assertEquals(runs.text("run.json"), runs.text("log.json"));
        assertEquals(runs.text("run.json").replaceFirst("(?s)\"policy\": .*?\"horizon\"", ""),
                runs.text("csv.json").replaceFirst("(?s)\"policy\": .*?\"horizon\"", ""));
    }

    @Test
    void boundsStandBesideTheMetricsAndAreWrittenAsTheNameSays() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nshort,only,C,5,6,1\nlong,b,C,6,11,1\n");
        Result result = runs.run("measure", workload, "--schedule", schedule, "--bounds", runs.at("b.csv"));
        assertTrue(result.out().contains("\nMakespan                         11 ticks            at best 11 (reached)\n"), result.out());
        assertTrue(result.out().contains("\nMean response                     8 ticks            at best 6 (+33.3 %)\n"), result.out());
        assertTrue(runs.text("b.csv").startsWith("""
                metric,value,atBest,gap,exact,argument,source
                makespan,11,11,0,11,No schedule ends sooner than that of one machine as fast as the cores of C together that may \
                interrupt tasks and always works on the one with the longest path behind it.,Jackson 1955; Carlier 1982
                """), runs.text("b.csv"));
        runs.run("simulate", workload, "--policy", "srtf", "--bounds", runs.at("b.json"));
        assertTrue(runs.text("b.json").contains("\"exact\": \"11/10\", \"argument\": \"No schedule spares the worst job more than"),
                runs.text("b.json"));
    }

    @Test
    void whatWasMeasuredIsSaidFirst() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nshort,only,C,5,6,1\nlong,b,C,6,11,1\n");
        Result result = runs.run("measure", workload, "--schedule", schedule, "--events", runs.at("e.ndjson"), "--render",
                runs.at("pictures"));
        assertTrue(result.out().startsWith("""
                Workload  two (2 jobs, 3 tasks)
                Platform  one core (from p.json, which the workload names; 1 cluster, 1 core)
                Schedule  s.csv (schedule CSV, 3 pieces, network none)

                Makespan                         11 ticks
                """), result.out() + result.err());
        assertTrue(result.out().contains("\nMean SLR                       3.05\n"), result.out());
        assertEquals("e.ndjson: an event log of workload two under s\n", runs.run("validate", runs.at("e.ndjson")).out());
        assertEquals(Stream.concat(Stream.of("e.ndjson", "p.json", "s.csv", "w.json"),
                Charts.all().stream().map(chart -> "pictures/" + chart.name() + ".png")).sorted().toList(), runs.names());
    }

    @Test
    void aPictureOfAScheduleSaysThatItWasReadAndNamesNeitherPolicyNorSeed() throws IOException {
        String schedule = runs.file("mine.csv",
                "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nshort,only,C,5,6,1\nlong,b,C,6,11,1\n");
        runs.run("measure", workload, "--schedule", schedule, "--render", runs.at("p"), "--format", "svg", "--events", runs.at("e"));
        assertTrue(runs.text("p/gantt.svg").contains("two \u00b7 one core, 1 core \u00b7 mine, imported \u00b7 2 jobs, 3 tasks"));
        runs.run("simulate", workload, "--policy", "srtf", "--seed", "4", "--events", runs.at("run"));
        runs.run("measure", "--schedule", runs.at("run"), "--render", runs.at("q"), "--format", "svg");
        assertTrue(runs.text("q/gantt.svg").contains("two \u00b7 one core, 1 core \u00b7 srtf \u00b7 seed 4 \u00b7 2 jobs, 3 tasks"));
    }

    @Test
    void aScheduleAloneTellsWhoRanWhereAndForHowLong() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nJ,a,C,3,5,2\nJ,b,C,5,6,1\nK,a,D,4,8,1\nK,b,D,4,8,2\n");
        Result result = runs.run("measure", "--schedule", schedule);
        assertTrue(result.out().startsWith("""
                Workload  s (2 jobs, 4 tasks)
                Platform  s (from the schedule; 2 clusters, 5 cores)
                Schedule  s.csv (schedule CSV, 4 pieces, network none)

                Makespan                          8 ticks
                """), result.out() + result.err());
    }

    @Test
    void jobsOfBatsimAreMeasured() throws IOException {
        String schedule = runs.file("out_jobs.csv",
                """
                        job_id,workload_name,profile,submission_time,requested_number_of_resources,requested_time,success,starting_time,finish_time,allocated_resources
                        1,w0,p,0,1,20,1,0,10,0
                        2,w0,p,2,2,20,1,10,16,0-1
                        """);
        Result result = runs.run("measure", "--schedule", schedule);
        assertTrue(result.out().contains("Platform  out_jobs (from the schedule; 1 cluster, 2 cores)"), result.out() + result.err());
        assertTrue(result.out().contains("\nMean wait                       4 s\n"), result.out());
    }

    @Test
    void aScheduleOfAnotherWorkloadIsRefusedWithItsLines() throws IOException {
        String schedule = runs.file("s.csv", """
                job,task,cluster,start,finish,cores
                long,c,C,0,5,1
                lang,a,C,5,6,1
                long,a,D,6,11,1
                long,b,C,6,11,2
                """);
        assertEquals(new Result(2, "", """
                s.csv:2:1: job long has no task "c"; did you mean "a"?
                s.csv:3:1: the workload has no job "lang"
                s.csv:4:1: the platform has no cluster "D"; did you mean "C"?
                s.csv:5:1: 2 cores are more than the 1 of cluster C
                """), runs.run("measure", workload, "--schedule", schedule));
    }

    @Test
    void aTaskCannotRunTwiceAtOnce() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,a,C,4,6,1\n");
        assertEquals(new Result(2, "", "s.csv:3:1: task long a starts at 4, but it has been running since 0 (line 2)\n"),
                runs.run("measure", workload, "--schedule", schedule));
    }

    @Test
    void whatCannotBeMeasuredIsRefused() throws IOException {
        assertEquals(new Result(2, "",
                "w.json: not a schedule; schedules are read from schedule CSV, Batsim jobs.csv, Jedule XML and event logs;"
                        + " --schedule FILE names the schedule of a workload\n"),
                runs.run("measure", workload));
        assertEquals(new Result(2, "", "--network needs the workload that the schedule is of\n"),
                runs.run("measure", "--schedule", runs.at("s.csv"), "--network", "none"));
        assertEquals(new Result(2, "", "w.json: not a schedule; schedules are read from schedule CSV, Batsim jobs.csv, Jedule XML and event"
                + " logs\n"), runs.run("measure", "--schedule", workload));
    }

    @Test
    void whoHeldTheCoresOfALateJobIsTold() throws IOException {
        String schedule = runs.file("s.csv",
                "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,5,10,1\nshort,only,C,10,11,1\n");
        Result result = runs.run("measure", workload, "--schedule", schedule, "--cause", "/ben@4");
        assertTrue(result.out().endsWith("""
                Late at 4: short of /ben. While it waited in queues, the cores there were held by
                User  Core-ticks  Share Jobs
                /ada           9      1 long 9
                """), result.out());
        assertTrue(runs.run("measure", workload, "--schedule", schedule, "--cause", "/ada@4").out()
                .endsWith("\nNo job of /ada is late at 4.\n"));
        assertEquals(2, runs.run("measure", workload, "--schedule", schedule, "--cause", "/ben").code());
        assertEquals("unknown user '/bob'; did you mean /ben? (2 users: the table of users lists them)\n",
                runs.run("measure", workload, "--schedule", schedule, "--cause", "/bob@1").err());
    }

    @Test
    void flowAndUtilisationAreToldByInterval() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,7,12,1\nshort,only,C,5,6,1\n");
        Result result = runs.run("measure", workload, "--schedule", schedule, "--every", "5");
        assertTrue(result.out().endsWith("""
                From  To  Flow  Utilisation  of C
                0      5     0            1     1
                5     10   0.2          0.8   0.8
                10    12   0.5            1     1
                """), result.out());
        assertEquals(new Result(2, "", "--every: it is 0; it must be at least 1 tick\n").err(),
                runs.run("measure", workload, "--schedule", schedule, "--every", "0").err());
    }

    @Test
    void aDayIsSoManyTicksWhereATickIsATime() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,90000,1\n");
        assertTrue(runs.run("measure", "--schedule", schedule, "--every", "day").err()
                .startsWith("--every: 'day' is a length of time, but it is not known how long a tick of this workload is"));
        String seconds = runs.file("s.json",
                "{\"timeUnit\": \"s\", \"jobs\": [{\"id\": \"long\", \"tasks\": [{\"id\": \"a\", \"exec\": 90000}]}]}");
        Result days = runs.run("measure", seconds, "--schedule", schedule, "--every", "day");
        assertTrue(days.out().contains("\n1 d 0:00:00 1 d 1:00:00 "), days.out() + days.err());
        assertTrue(runs.run("measure", seconds, "--schedule", schedule, "--every", "day", "--ticks").out().contains("\n86400  90000 "));
        assertTrue(runs.run("measure", seconds, "--schedule", schedule, "--every", "moon").err()
                .contains("--every: 'moon' is not a valid length of time; write ticks such as 3600, or 2h30m"));
    }

    @Test
    void aRunIsToldByUserToo() throws IOException {
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nshort,only,C,5,6,1\nlong,b,C,6,11,1\n");
        Result whole = runs.run("measure", workload, "--schedule", schedule, "--by", "cluster");
        assertTrue(whole.out().matches("(?s).*\nC +2 +0.181818 +3.05 +3.05 +5 +2 +2 +11 +1\n.*"), whole.out() + whole.err());
        Result part = runs.run("measure", workload, "--schedule", schedule, "--by", "cluster", "--between", "5:10");
        assertTrue(part.out().matches("(?s).*\nC +1 +0.2 .* 5 +1\n.*"), part.out() + part.err());
        assertEquals(2, runs.run("measure", workload, "--schedule", schedule, "--by", "cluster", "--between", "5:5").code());
        assertEquals(new Result(2, "", "Invalid value for option '--by': unknown grouping 'moon' (6 groupings: cluster, user, group,"
                + " account, kind, queue) (see schedscope measure --help)\n"),
                runs.run("measure", workload, "--schedule", schedule, "--by", "moon"));
        String seconds = runs.file("seconds.json", runs.text(workload).replaceFirst("\\{", "{\"timeUnit\": \"s\","));
        Result timed = runs.run("measure", seconds, "--schedule", schedule, "--by", "cluster", "--between", "5s:+5s");
        assertTrue(timed.out().matches("(?s).*\nC +1 +0.2 .* 5 +1\n.*"), timed.out() + timed.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"group", "account", "Account"})
    void accountsAreWhatStandsAboveUsersAndGroupsHaveMediansBesideMeans(String by) throws IOException {
        String log = runs.file("s.txt", """
                JobID|User|Account|Submit|Start|End|AllocCPUS
                1|ada|maths|2024-03-01T08:00:00|2024-03-01T08:00:00|2024-03-01T08:10:00|4
                2|bob|maths|2024-03-01T08:00:00|2024-03-01T08:00:00|2024-03-01T08:10:00|4
                3|bob|maths|2024-03-01T08:00:00|2024-03-01T08:30:00|2024-03-01T08:40:00|4
                4|eve|bio|2024-03-01T08:00:00|2024-03-01T08:20:00|2024-03-01T08:40:00|4
                """);
        Result result = runs.run("measure", "--schedule", log, "--by", by);
        assertTrue(result.out().matches("(?s).*\nGroup .* Mean SLR +Median SLR +Worst SLR +Mean wait +Median wait .*"
                + "\n/bio +1 .* 2 +2 +2 +20 min +20 min .*\n/maths +3 .* 2 +1 +4 +10 min +0 s .*"), result.out() + result.err());
    }

    @Test
    void capacitiesOfUsersComeFromSharesOrAFile() throws IOException {
        String schedule = runs.file("s.csv",
                "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,5,10,1\nshort,only,C,10,11,1\n");
        assertEquals(0, runs.run("measure", workload, "--schedule", schedule, "--eet-capacity", "shares").code());
        String file = runs.file("users.csv", "user,cores,memory\n/ada,7,\n");
        assertEquals(0,
                runs.run("measure", workload, "--schedule", schedule, "--eet-capacity", file, "--metrics", runs.at("m.json")).code());
        assertTrue(runs.text("m.json").contains("\"capacity\": 7"), runs.text("m.json"));
        String wrong = runs.file("wrong.csv", "user,cores\n/ada,0\n/ada,2\n");
        assertEquals(new Result(2, "", """
                wrong.csv:2:6: "cores" must be a whole number from 1 to 2147483647, not "0"
                wrong.csv:3:1: user "/ada" is listed twice
                """), runs.run("measure", workload, "--schedule", schedule, "--eet-capacity", wrong));
        assertEquals(
                new Result(2, "", "'mine' is not a capacity for expected end times; write equal, shares, a number of cores, or the name of"
                        + " a CSV file\n"),
                runs.run("measure", workload, "--schedule", schedule, "--eet-capacity", "mine"));
        assertEquals(new Result(2, "", "a capacity is given for user /bob, but the workload has no job of this user\n"),
                runs.run("measure", workload, "--schedule", schedule, "--eet-capacity", runs.file("bob.csv", "user,cores\n/bob,1\n")));
    }

    @Test
    void lintNamesLinesAndExitsWithOneForWhatIsIllegal() throws IOException {
        String bad = runs.file("bad.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,4,9,1\nshort,only,C,9,10,1\n");
        assertEquals(new Result(1, """
                bad.csv:3: error at 4 on C: long b starts at 4, before its parent a finishes at 5 [broken-input]
                bad.csv:3: error at 4 on C: with long b, tasks on C hold 2 of its 1 core [overlapping-cores]
                2 errors, 0 pieces of advice
                """, ""), runs.run("lint", workload, "--schedule", bad, "--errors-only"));
        String idle = runs.file("idle.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,5,10,1\nshort,only,C,12,13,1\n");
        Result advice = new Result(0,
                """
                        idle.csv:4: advice at 10 on C: short only waits for 2 ticks from 10 on although C has the cores that it needs, 1, free [idle-cores]
                        0 errors, 1 piece of advice
                        """,
                "");
        assertEquals(advice, runs.run("lint", workload, "--schedule", idle));
        assertEquals(new Result(1, advice.out(), ""), runs.run("lint", workload, "--schedule", idle, "--strict"));
    }

    @Test
    void lintSumsWaitsByCause() throws IOException {
        String idle = runs.file("idle.csv", "job,task,cluster,start,finish,cores\nlong,a,C,0,5,1\nlong,b,C,5,10,1\nshort,only,C,12,13,1\n");
        assertEquals(new Result(0, """
                Waiting   11 ticks in all; a tick counts at the first cause that holds
                Cause                   Ticks   Share  Jobs  Users  Core-ticks idle
                More work than cores        9  81.8 %     1      1                0
                Enough cores were free      2  18.2 %     1      1                2
                """, ""), runs.run("lint", workload, "--schedule", idle, "--by", "cause"));
        assertEquals("{\"waitTicks\":16,\"fittingTicks\":2,\"by\":\"job\",\"rows\":[{\"job\":\"short\",\"jobs\":1,\"ticks\":11,\"causes\":{"
                + "\"free\":2,\"work\":9}},{\"job\":\"long\",\"jobs\":1,\"ticks\":5,\"causes\":{\"dependency\":5}}]}\n",
                runs.run("lint", workload, "--schedule", idle, "--by", "job", "--tasks", "--json").out());
        assertEquals(2, runs.run("lint", workload, "--schedule", idle, "--by", "colour").code());
    }

    @Test
    void ourOwnRunsAreLegal() throws IOException {
        runs.run("simulate", CAMPUS, "--policy", "random", "--events", runs.at("e.ndjson"));
        assertEquals(0, runs.run("lint", "--schedule", runs.at("e.ndjson"), "--errors-only").code());
    }

    /** What Batsim writes of a run of jobs that come at any time: six decimals, each time rounded for itself. */
    private String batsimRun(String firstStart) throws IOException {
        runs.file("b.json",
                """
                        {"nb_res": 1, "jobs": [{"id": "a", "subtime": 0.40000012, "res": 1, "profile": "p"}, {"id": "b", "subtime": 1.2345678, "res": 1, "profile": "q"}],
                         "profiles": {"p": {"type": "delay", "delay": 2.3000004}, "q": {"type": "delay", "delay": 3.7000004}}}
                        """);
        return runs.file("jobs.csv", """
                job_id,submission_time,starting_time,finish_time,allocated_resources
                a,0.400000,%s,2.700001,0
                b,1.234568,2.700001,6.400001,0
                """.formatted(firstStart));
    }

    @Test
    void ticksAreAsFineAsTheTimesOfAScheduleAndWhatIsOnlyRoundedIsRight() throws IOException {
        String jobs = batsimRun("0.400000");
        assertEquals(new Result(0, """
                0 errors, 0 pieces of advice
                (times are rounded: two that are off by one tick of 1 us count as right)
                """, ""), runs.run("lint", runs.at("b.json"), "--schedule", jobs));
        Result measured = runs.run("measure", runs.at("b.json"), "--schedule", jobs);
        assertTrue(measured.out().matches("(?s).*\nMean SLR +1.19803\n.*"), measured.out());
        assertEquals("", measured.err());
    }

    @Test
    void aTickThatIsCoarseForAScheduleIsTold() throws IOException {
        String jobs = batsimRun("0.400000");
        assertEquals(
                "warning: jobs.csv: ticks of 1s are coarse for the times of this schedule, which makes measures differ; --tick 1us keeps"
                        + " all decimals\n",
                runs.run("measure", "--schedule", jobs, "--tick", "1s").err());
    }

    @Test
    void whatIsWrongByMoreThanRoundingIsFoundInRoundedTimes() throws IOException {
        Result result = runs.run("lint", runs.at("b.json"), "--schedule", batsimRun("0.399990"), "--errors-only");
        assertEquals(1, result.code());
        assertTrue(result.out().contains("a 1 starts at 0:00:00.39999, before its job arrives at 0:00:00.400001"), result.out());
        assertTrue(result.out().contains("a 1 runs for 2300011 ticks on machines; it takes 2300001"), result.out());
    }

    @Test
    void timesAreToldAsTimeWhereTheWorkloadSaysWhatATickIs() throws IOException {
        String seconds = runs.file("t.json", """
                {"timeUnit": "s", "start": "2000-05-01T08:00:00Z", "jobs": [
                 {"id": "A", "tasks": [{"id": "a", "exec": 90000}]}, {"id": "B", "tasks": [{"id": "b", "exec": 30}]}]}""");
        String schedule = runs.file("t.csv", "job,task,cluster,start,finish,cores\nA,a,C,0,90000,1\nB,b,C,90000,90030,1\n");
        Result told = runs.run("measure", seconds, "--schedule", schedule, "--between", "0:90000", "--where", "task.wait > 1h");
        assertTrue(told.out().matches("(?s).*\nMakespan +1 d 1 h\n.*"), told.out() + told.err());
        assertTrue(told.out().contains("\nFrom 1 May 08:00 to 2 May 09:00"), told.out());
        assertTrue(told.out().contains("task.wait > 1h: 1 task of 1 job of 2\n"), told.out());
        assertTrue(told.out().matches("(?s).*\nB b +/ +any +1 d 1 h +30 s +1\n"), told.out());
        Result plain = runs.run("measure", seconds, "--schedule", schedule, "--ticks", "--where", "task.wait > 1h");
        assertTrue(plain.out().matches("(?s).*\nMakespan +90030 ticks\n.*"), plain.out());
        assertTrue(plain.out().matches("(?s).* 90000 +30 +1\n"), plain.out());
        String late = runs.file("u.csv", "job,task,cluster,start,finish,cores\nA,a,C,0,90000,1\nB,b,C,95000,95060,1\n");
        assertTrue(runs.run("lint", seconds, "--schedule", late).out().contains(
                "u.csv:3: error at 95060 (2 May 10:24) on C: B b runs for 1 min on C; it takes 30 s [wrong-duration]\n"));
        assertTrue(runs.run("lint", seconds, "--schedule", late, "--ticks").out()
                .contains("B b runs for 60 ticks on C; it takes 30 ticks ["));
    }

    @Test
    void theFirstSubmissionIsTickZeroWhereTimesAreUnixTimes() throws IOException {
        String jobs = runs.file("jobs.csv", """
                job_id,submission_time,starting_time,finish_time,allocated_resources
                7,1497296309,1497296310,1497296315,0
                8,1497296311,1497296315,1497296319,0
                """);
        Result result = runs.run("measure", "--schedule", jobs);
        assertEquals("warning: jobs.csv: times are in Unix time: the first submission, at 1497296309, is tick 0 here\n", result.err());
        assertTrue(result.out().matches("(?s).*\nMakespan +10 s\n.*"), result.out());
        Result csv = runs.run("measure", "--schedule", runs.file("u.csv",
                "job,task,cluster,start,finish,cores\nJ,a,C,1497296309,1497296313,1\nK,a,C,1497296313,1497296314,1\n"));
        assertTrue(csv.out().matches("(?s).*\nMakespan +5 ticks\n.*"), csv.out());
    }

    @Test
    void fractionsAndTabsInAScheduleAreToldOnceAndForWhatTheyAre() throws IOException {
        String fractions = runs.file("f.csv", "job,task,cluster,start,finish,cores\nJ,a,C,0.5,1.5,1\n");
        assertEquals(
                """
                        f.csv:2:7: "start" is "0.5", but times are whole ticks: multiply all of them by 10, 100 and so on until none has decimals
                        f.csv:2:11: "finish" is "1.5", but times are whole ticks: multiply all of them by 10, 100 and so on until none has decimals
                        """,
                runs.run("measure", "--schedule", fractions).err());
        String words = runs.file("w.csv", "job,task,cluster,start,finish,cores\nJ,a,C,soon,0,1\n");
        assertEquals(1, runs.run("measure", "--schedule", words).err().lines().count());
        String tabs = runs.file("t.csv", "job\ttask\tcluster\tstart\tfinish\tcores\nJ\ta\tC\t0\t1\t1\n");
        assertTrue(runs.run("measure", "--schedule", tabs).err().startsWith("warning: t.csv: the table is of no known kind and is read as"
                + " job=job,task=task,start=start,finish=finish,cores=cores,cluster=cluster,separator=tab; its first job: start=0 s,"));
    }
}
