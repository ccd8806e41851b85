package org.schedscope.io.batsim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.event.CoreSet;
import org.schedscope.fixture.HandFedLines;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** Messages as the documentation of Batsim's protocols has them. */
class ProtocolLinesTest {
    private static final String BEGINS = event(0, "SIMULATION_BEGINS", "{'nb_resources': 5, 'nb_compute_resources': 4,"
            + " 'nb_storage_resources': 1, 'config': {'redis-enabled': false}, 'compute_resources': [{'id': 0, 'name': 'a'}, {'id': 3}],"
            + " 'storage_resources': [], 'workloads': {'w0': 'w0.json'}, 'profiles': {'w0': {'short': {'type': 'delay', 'delay': 2.5},"
            + " 'unknown': {'type': 'smpi', 'trace': 'x'}}}}");
    private static final String ONE = submitted(1, "w0!1", 2, "10", "short");
    private static final String STARTS = event(1.25, "EXECUTE_JOB", "{'job_id': 'w0!1', 'alloc': '3 0'}");

    private final HandFedLines written = new HandFedLines();
    private final ProtocolLines lines = new ProtocolLines(written, Limits.DEFAULT);
    private final FollowedLog log = new FollowedLog(lines, Limits.DEFAULT);

    private static String event(double time, String type, String data) {
        return "{'timestamp': " + time + ", 'type': '" + type + "', 'data': " + data + "}";
    }

    private static String submitted(double time, String job, int cores, String walltime, String profile) {
        return event(time, "JOB_SUBMITTED", "{'job_id': '" + job + "', 'job': {'id': '" + job + "', 'res': " + cores + ", 'walltime': "
                + walltime + ", 'profile': '" + profile + "'}}");
    }

    private void sends(String... events) {
        written.write(("{'now': 7, 'events': [" + String.join(", ", events) + "]}\n").replace('\'', '"'));
    }

    private Trace readAll() throws InputException {
        assertTrue(log.begins());
        do {
            written.fallSilent();
        } while (log.readOn());
        return log.trace();
    }

    private String wrong() throws InputException {
        readAll();
        assertTrue(log.hasEnded());
        return log.failure().orElseThrow().problems().get(0).text();
    }

    @Test
    void jobsArriveStartAndEndAsTheMessagesSay() throws InputException {
        sends(BEGINS);
        sends();
        assertFalse(log.begins(), "there is no job yet");
        sends(ONE, submitted(1, "w0!2", 3, "-1", "unknown"));
        sends(STARTS);
        log.begins();
        sends(event(3.75, "JOB_COMPLETED", "{'job_id': 'w0!1', 'job_state': 'COMPLETED_SUCCESSFULLY', 'return_code': 0}"));
        sends(event(3.75, "EXECUTE_JOB", "{'job_id': 'w0!2', 'alloc': '0-2'}"), event(3.75, "CALL_ME_LATER", "{'timestamp': 9}"));
        Trace trace = readAll();
        assertEquals("ms", trace.workload().timeUnit());
        assertEquals(4, trace.platform().clusters().get(0).cores());
        assertEquals(List.of("w0!1", "w0!2"), trace.workload().jobs().stream().map(Job::id).toList());
        assertEquals(List.of(2_500L, 86_400_000L), trace.workload().jobs().stream().map(job -> job.tasks().get(0).exec()).toList(),
                "a profile with a time, and one without, of a job without walltime");
        assertEquals(3_750, trace.lastTick());
        assertEquals(CoreSet.of(0, 2), CoreSet.copyOf(trace.pieces().cores(trace.piece(trace.eventCount() - 1))));
        assertFalse(log.hasEnded());
    }

    @Test
    void eachMessageBecomesLinesOfAnEventLog() throws InputException {
        sends(BEGINS, ONE);
        sends(STARTS);
        assertEquals("""
                {"format":"schedscope-events","version":1,"policy":"batsim","scheduler":"batsim","seed":1,"parameters":{},"moreJobs":true,\
                "platform":{"name":"4 machines","root":{"cluster":"machines","cores":4}},\
                "workload":{"name":"batsim","timeUnit":"ms","jobs":\
                [{"id":"w0!1","arrival":1000,"tasks":[{"id":"1","exec":2500,"cores":2,"estimate":10000}]}]}}
                {"seq":0,"t":1000,"type":"JobArrived","job":"w0!1"}
                {"seq":1,"t":1000,"type":"TaskReady","job":"w0!1","task":"1","cluster":"machines"}
                {"seq":2,"t":1250,"type":"TaskStarted","job":"w0!1","task":"1","cluster":"machines","cores":"0-0,3-3","key":"","queue":1}
                """, new String(lines.take(), StandardCharsets.UTF_8));
    }

    @Test
    void messagesOfVersion5AreReadFromBatsimsOwnLog() throws InputException {
        written.write("""
                [0.000000] [batsim/INFO] Workload 'w0' corresponds to workload file '/w0.json'.
                [0.000000] [edc/INFO] Received '{"now":0.0,"events":[{"timestamp":0.0,"event_type":"EDCHelloEvent",\
                "event":{"decision_component_name":"easy","batprotocol_version":"1"}}]}'
                [m:EDC:(1) 0.000000] [edc/INFO] Sending '{"now":0.0,"events":[{"timestamp":0.0,"event_type":"SimulationBeginsEvent",\
                "event":{"computation_host_number":4,"profiles":[{"id":"w0!p"}]}}]}'
                [m:EDC:(1) 0.500000] [edc/INFO] Sending '{"now":0.5,"events":[{"timestamp":0.5,"event_type":"JobSubmittedEvent",\
                "event":{"job_id":"w0!1","job":{"resource_request":2,"walltime":60.0,"profile":"w0!p"},"submission_time":0.5}},\
                {"timestamp":0.5,"event_type":"JobSubmittedEvent","event":{"job_id":"w0!2","job":{"resource_request":9,"walltime":null}}}]}'
                [m:EDC:(1) 0.500000] [edc/INFO] Received '{"now":0.5,"events":[{"timestamp":0.5,"event_type":"ExecuteJobEvent",\
                "event":{"job_id":"w0!1","allocation":{"host_allocation":"0-1"}}},\
                {"timestamp":0.5,"event_type":"RejectJobEvent","event":{"job_id":"w0!2"}}]}'
                [m:EDC:(1) 9.250000] [edc/INFO] Sending '{"now":9.25,"events":[{"timestamp":9.25,"event_type":"JobsKilledEvent",\
                "event":{"job_ids":["w0!1"],"progresses":[]}}]}'
                [m:EDC:(1) 9.250000] [edc/INFO] Sending '{"now":9.25,"events":[{"timestamp":9.25,"event_type":"SimulationEndsEvent"}]}'
                """);
        Trace trace = readAll();
        assertEquals(8_750, trace.workload().jobs().get(0).tasks().get(0).exec());
        assertEquals(9_250, trace.lastTick());
        assertEquals("easy", log.kept().info().choices().policy());
        assertTrue(log.hasEnded(), "the simulation is over, although more may be written");
        assertTrue(log.failure().isEmpty());
    }

    private static List<Long> times(Trace trace) {
        return trace.workload().jobs().stream().map(job -> job.tasks().get(0).exec()).toList();
    }

    @Test
    void profilesOfVersion5SayHowLongJobsTake() throws InputException {
        String profiles = """
                [{'id': 'w0!d', 'profile_type': 'DelayProfile', 'profile': {'delay': 2.5}},
                 {'id': 'w0!each', 'profile_type': 'ParallelTaskHomogeneousProfile', 'profile': {'computation_amount': 3e9,
                  'communication_amount': 8192.0, 'generation_strategy': 'DefinedAmountsUsedForEachValue'}},
                 {'id': 'w0!spread', 'profile_type': 'ParallelTaskHomogeneousProfile', 'profile': {'computation_amount': 3e9,
                  'generation_strategy': 'DefinedAmountsSpreadUniformly'}},
                 {'id': 'w0!vector', 'profile_type': 'ParallelTaskProfile', 'profile': {'computation_vector': [1e9, 4e9],
                  'communication_matrix': [0, 1, 1, 0]}},
                 {'id': 'w0!twice', 'profile_type': 'SequentialCompositionProfile', 'profile': {'repetition_count': 2,
                  'profile_ids': ['d', 'w0!each']}},
                 {'id': 'w0!trace', 'profile_type': 'TraceReplayProfile', 'profile': {'filename': 'x'}}]""".replace("\n", "");
        sends(event(0, "SimulationBeginsEvent", "{'computation_host_number': 4, 'profiles': " + profiles + "}"));
        for (String profile : List.of("w0!d", "w0!each", "spread", "w0!vector", "w0!twice", "w0!trace")) {
            sends(event(0, "JobSubmittedEvent", "{'job_id': 'w0!" + profile + "', 'job': {'resource_request': 2, 'walltime': 60.0,"
                    + " 'profile_id': '" + profile + "'}}"));
        }
        sends(event(0, "RegisterProfileEvent", "{'profile': {'id': 'dyn!p', 'profile_type': 'DelayProfile', 'profile': {'delay': 7}}}"),
                event(0, "RegisterJobEvent", "{'job_id': 'dyn!1', 'job': {'resource_request': 1, 'profile': 'p'}}"),
                event(0, "JobSubmittedEvent", "{'job_id': 'dyn!2', 'job': {'resource_request': 1, 'profile_id': 'dyn!q'},"
                        + " 'profile': {'id': 'dyn!q', 'profile_type': 'DelayProfile', 'profile': {'delay': 8}}}"));
        assertEquals(List.of(2_500L, 3_000L, 1_500L, 4_000L, 11_000L, 60_000L, 7_000L, 8_000L), times(readAll()));
    }

    @Test
    void theTimeOfAJobThatDoesNotSayItIsKnownOnceItHasEnded() throws InputException {
        sends(BEGINS, submitted(1, "w0!1", 2, "10", "unknown"), submitted(1, "w0!2", 2, "20", "unknown"));
        sends(event(2, "EXECUTE_JOB", "{'job_id': 'w0!1', 'alloc': '0-1'}"), event(2, "EXECUTE_JOB", "{'job_id': 'w0!2', 'alloc': '2-3'}"));
        assertEquals(List.of(10_000L, 20_000L), times(readAll()));
        sends(event(5.5, "JOB_COMPLETED", "{'job_id': 'w0!1'}"));
        Trace trace = readAll();
        assertEquals(List.of(3_500L, 20_000L), times(trace), "the other may still run as long as it may");
        assertEquals(10_000, trace.workload().jobs().get(0).tasks().get(0).estimate().orElseThrow());
        sends(event(22.5, "JOB_COMPLETED", "{'job_id': 'w0!2'}"), event(22.5, "SIMULATION_ENDS", "{}"));
        trace = readAll();
        assertTrue(log.hasEnded());
        assertEquals(List.of(3_500L, 20_500L), times(trace));
        ScheduleLinter linter = new ScheduleLinter(trace.index(), trace.platform(), true, true);
        trace.replay(0, trace.eventCount(), linter);
        assertEquals(List.of(), linter.errors());
    }

    @Test
    void jobsThatEndAloneWaitForSilenceSoThatARunIsNotDrawnAnewForEach() throws InputException {
        sends(BEGINS, submitted(1, "w0!1", 2, "10", "unknown"), event(2, "EXECUTE_JOB", "{'job_id': 'w0!1', 'alloc': '0-1'}"));
        lines.take();
        sends(event(5, "JOB_COMPLETED", "{'job_id': 'w0!1'}"));
        assertFalse(new String(lines.take(), StandardCharsets.UTF_8).contains("workload"));
        written.fallSilent();
        assertTrue(new String(lines.take(), StandardCharsets.UTF_8).startsWith("{\"workload\":"));
        assertEquals(0, lines.take().length, "once");
    }

    @Test
    void jobsOfTheSchedulersOwnAreKnownWithAndWithoutAcknowledgement() throws InputException {
        String profile = "{'workload_name': 'dyn', 'profile_name': 'p', 'profile': {'type': 'delay', 'delay': 4}}";
        sends(BEGINS, event(0, "REGISTER_PROFILE", profile),
                event(0, "REGISTER_JOB", "{'job_id': 'dyn!a', 'job': {'profile': 'p', 'res': 1, 'id': 'dyn!a', 'walltime': 12.0}}"));
        sends(submitted(0, "dyn!a", 1, "12", "p"));
        Trace trace = readAll();
        assertEquals(1, trace.workload().jobs().size());
        assertEquals(4_000, trace.workload().jobs().get(0).tasks().get(0).exec());
    }

    @Test
    void whatCannotHaveHappenedIsToldWithItsLineAndWhatCameBeforeStays() throws InputException {
        sends(BEGINS, ONE);
        sends(STARTS);
        sends(STARTS);
        assertEquals("live.events.ndjson:3:1: job w0!1 does not wait to be started", wrong());
        assertEquals(3, log.trace().eventCount());
    }

    @Test
    void jobsInRedisAndMachinesThatAreNotThereAreToldOf() throws InputException {
        sends(BEGINS, ONE);
        sends(event(2, "EXECUTE_JOB", "{'job_id': 'w0!1', 'alloc': '3-4'}"));
        assertEquals("live.events.ndjson:2:1: \"alloc\" must be like 0-3 7, of machines up to 3, not \"3-4\"", wrong());

        HandFedLines other = new HandFedLines();
        String bare = event(1, "JOB_SUBMITTED", "{'job_id': 'w0!1'}");
        other.write("{\"now\":1,\"events\":[" + (BEGINS + "," + bare).replace('\'', '"') + "]}\n");
        ProtocolLines redis = new ProtocolLines(other, Limits.DEFAULT);
        redis.take();
        assertTrue(assertThrows(InputException.class, redis::take).getMessage().contains("Redis"));
    }

    @Test
    void anEventLogPassesAsItIsAndNothingButNoiseIsRefusedAtItsEnd() throws InputException {
        written.write("{\"format\":\"schedscope-events\", \"x\": {\"now\": 1}}\n");
        assertEquals("{\"format\":\"schedscope-events\", \"x\": {\"now\": 1}}\n", new String(lines.take(), StandardCharsets.UTF_8));

        HandFedLines noise = new HandFedLines();
        noise.write("[0.000000] [batsim/INFO] Hello\n");
        FollowedLog none = new FollowedLog(new ProtocolLines(noise, Limits.DEFAULT), Limits.DEFAULT);
        assertFalse(none.begins());
        noise.end();
        assertThrows(InputException.class, none::begins);
    }
}
