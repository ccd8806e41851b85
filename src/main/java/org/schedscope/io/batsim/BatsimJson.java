package org.schedscope.io.batsim;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * Reads workloads of the simulator Batsim, with the profile names of all its versions. A job is one task; its time comes from its profile
 * ({@link BatsimProfiles}) and ends at its walltime, at which Batsim kills it; the walltime is the estimate. Jobs whose profile has no
 * computing time are omitted and counted. {@code nb_res} is the platform.
 */
public final class BatsimJson implements WorkloadFormat {
    /** Fields by which a job is recognised as one of Batsim: two of them are enough. */
    private static final List<String> OF_A_JOB = List.of("subtime", "res", "profile", "walltime");

    /** Loaded when a file of the format is read: recognition does not need it. */
    private static final class Fields {
        static final ObjectReader<Document> ALL = ObjectReader.<Document>of("a Batsim workload",
                integer("nb_res", 1, (document, machines) -> document.machines = OptionalInt.of(machines)),
                required(field("jobs", (document, in) -> document.jobs.read())),
                required(field("profiles", (document, in) -> document.profiles.read(in))))
                .lenient().lacking(name -> Problem.ofFormat("batsim.lacks", name));
    }

    private static final class Document {
        private final BatsimProfiles profiles;
        private final BatsimJobs jobs;
        private OptionalInt machines = OptionalInt.empty();

        Document(JsonCursor in, ReadOptions options) {
            profiles = new BatsimProfiles(in.problems(), options.flops());
            jobs = new BatsimJobs(in, profiles, options);
        }

        private Optional<Platform> platform() {
            return machines.isEmpty() ? Optional.empty() : Optional.of(Platform.of(machines.getAsInt() + " machines",
                    Cluster.of(BatsimJobsCsv.CLUSTER, machines.getAsInt())));
        }
    }

    @Override
    public String name() {
        return "Batsim workload JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().isEmpty()
                && (head.has("nb_res") || head.has("profiles") || OF_A_JOB.stream().filter(name -> head.has("jobs/" + name)).count() > 1);
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            Document document = new Document(in, options);
            Fields.ALL.read(in, document);
            in.expectEnd();
            BatsimJobs jobs = document.jobs;
            Workload workload = new Workload(file.stem(), options.tick().unitName(), Optional.empty(), jobs.build());
            List<Problem> warnings = jobs.warnings();
            return new LoadedWorkload(workload, document.platform(), warnings, JobPlaces.atLines(file, jobs.lines()), true);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
