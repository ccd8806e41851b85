package org.schedscope.io.batsim;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.texts;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.ObjectReader;

/**
 * A message between Batsim and its scheduler: events of version 4 and before ({@code "type": "JOB_SUBMITTED"}, {@code "data"}; Batsim
 * documentation, Protocol) and of version 5 ({@code "event_type": "JobSubmittedEvent"}, {@code "event"}; batprotocol).
 */
final class ProtocolMessage {
    private static final ObjectReader<Event> JOB = ObjectReader.<Event>of("a job",
            integer("res", 0, (event, cores) -> event.cores = cores),
            integer("resource_request", 0, (event, cores) -> event.cores = cores),
            field("walltime", Event::readWalltime),
            text("profile", (event, profile) -> event.profileName = profile),
            text("profile_id", (event, profile) -> event.profileName = profile)).lenient();
    private static final ObjectReader<Event> ALLOCATION = ObjectReader.<Event>of("an allocation",
            text("host_allocation", (event, machines) -> event.machines = machines)).lenient();
    private static final ObjectReader<Event> MACHINE = ObjectReader.<Event>of("a machine",
            integer("id", 0, Integer.MAX_VALUE - 1, (event, id) -> event.machineCount = Math.max(event.machineCount, id + 1))).lenient();
    private static final ObjectReader<Event> DATA = ObjectReader.<Event>of("the data of an event",
            text("job_id", (event, job) -> event.jobs.add(job)),
            texts("job_ids", "a job", (event, job) -> event.jobs.add(job)),
            field("job", (event, in) -> JOB.read(in, event)),
            text("alloc", (event, machines) -> event.machines = machines),
            field("allocation", (event, in) -> ALLOCATION.read(in, event)),
            integer("nb_compute_resources", 0, Event::count),
            integer("nb_resources", 0, (event, machines) -> event.resources = machines),
            integer("computation_host_number", 0, Event::count),
            field("compute_resources", (event, in) -> in.readArray("\"compute_resources\"", index -> MACHINE.read(in, event))),
            text("decision_component_name", (event, name) -> event.scheduler = name),
            text("workload_name", (event, name) -> event.workload = name),
            text("profile_name", (event, name) -> event.profileName = name),
            field("profile", Event::readProfile), field("profiles", Event::readProfiles)).lenient();
    private static final ObjectReader<Event> EVENT = ObjectReader.<Event>of("an event",
            field("timestamp", (event, in) -> BatsimProfiles.readNumber(in, "\"timestamp\"").ifPresent(time -> event.time = time)),
            text("type", (event, type) -> event.type = type), text("event_type", (event, type) -> event.type = type),
            field("data", (event, in) -> DATA.read(in, event)), field("event", (event, in) -> DATA.read(in, event))).lenient();
    private static final ObjectReader<List<Event>> MESSAGE = ObjectReader.<List<Event>>of("a message of Batsim",
            field("events", (events, in) -> in.readArray("\"events\"", index -> {
                Event event = new Event();
                EVENT.read(in, event);
                events.add(event);
            }))).lenient();

    private ProtocolMessage() {
    }

    /** An event of either side, with its data about jobs. */
    static final class Event {
        /** Seconds since the start of the simulation. */
        BigDecimal time = BigDecimal.ZERO;
        /** Such as {@code JOB_SUBMITTED} or {@code JobSubmittedEvent}. */
        String type = "";
        final List<String> jobs = new ArrayList<>();
        /** Machines that the job requests; 0 if the event does not state them. */
        int cores;
        Optional<BigDecimal> walltime = Optional.empty();
        /** Such as {@code 0-3 7}. */
        String machines = "";
        private int machineCount;
        private int resources;
        /** Name of the scheduler, if the event introduces it. */
        String scheduler = "";
        private String workload = "";
        private String profileName = "";
        private Optional<BatsimProfiles.Profile> profile = Optional.empty();
        private final Map<String, BatsimProfiles.Profile> profiles = new LinkedHashMap<>();

        private void count(int some) {
            machineCount = Math.max(machineCount, some);
        }

        /** Null, or −1, means no walltime. */
        private void readWalltime(JsonCursor in) throws IOException {
            if (in.token() != JsonToken.VALUE_NULL) {
                walltime = BatsimJobs.readSeconds(in, "walltime").filter(time -> time.signum() > 0);
            }
        }

        private void readProfile(JsonCursor in) throws IOException {
            if (in.token() == JsonToken.START_OBJECT) {
                profile = Optional.of(BatsimProfiles.readProfile(in));
            } else {
                in.skip();
            }
        }

        /** Reads an object by workload and name or, in version 5, a list. */
        private void readProfiles(JsonCursor in) throws IOException {
            if (in.token() == JsonToken.START_ARRAY) {
                in.readArray("\"profiles\"", index -> {
                    BatsimProfiles.Profile one = BatsimProfiles.readProfile(in);
                    profiles.put(one.id(), one);
                });
            } else if (in.token() == JsonToken.START_OBJECT) {
                in.readEntries("\"profiles\"", of -> in.readEntries("\"profiles\"",
                        name -> profiles.put(BatsimProfiles.id(of, name), BatsimProfiles.readProfile(in))));
            } else {
                in.skip();
            }
        }

        /** Machines that compute; all if the event does not state which. */
        int machineCount() {
            return machineCount == 0 ? resources : machineCount;
        }

        /** Workload of the profile or of the job, whose id begins with it. */
        private String workload() {
            return workload.isEmpty() && !jobs.isEmpty() ? jobs.get(0).split("!", 2)[0] : workload;
        }

        /** Id of the job's profile, or of the profile that the event introduces, with its workload as prefix. */
        String profileId() {
            return BatsimProfiles.id(workload(), profileName);
        }

        /** Profiles that the event introduces, by {@linkplain BatsimProfiles#id id}. */
        Map<String, BatsimProfiles.Profile> profiles() {
            profile.ifPresent(one -> profiles.put(one.id().isEmpty() ? profileId() : one.id(), one));
            return profiles;
        }
    }

    /** Reads the events of a message, at its first token. */
    static List<Event> read(InputFile text, Limits limits) throws IOException {
        List<Event> events = new ArrayList<>();
        try (JsonCursor in = new JsonCursor(text, limits)) {
            in.next();
            MESSAGE.read(in, events);
            in.problems().throwIfAny();
        }
        return events;
    }
}
