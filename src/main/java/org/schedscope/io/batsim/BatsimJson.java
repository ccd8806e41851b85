package org.schedscope.io.batsim;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * Reads workloads of the simulator Batsim, with the profile names of all its versions. A job is one task; its time comes from its
 * profile ({@link BatsimProfiles}) and ends at its walltime, where Batsim would kill it; the walltime is the estimate. Jobs whose
 * profile tells no time of computing are left out and counted. {@code nb_res} is the platform.
 */
public final class BatsimJson implements WorkloadFormat {
    private static final FieldSet FIELDS = new FieldSet("nb_res", "jobs", "profiles");

    @Override
    public String name() {
        return "Batsim workload JSON";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.format().isEmpty() && (head.has("nb_res") || head.has("profiles") || head.has("jobs/subtime") || head.has("jobs/profile")
                || head.has("jobs/res") || head.has("jobs/walltime"));
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        try (JsonCursor in = new JsonCursor(file, options.limits())) {
            in.next();
            BatsimProfiles profiles = new BatsimProfiles(in, options.flops());
            BatsimJobs jobs = new BatsimJobs(in, profiles, options);
            int[] machines = {0};
            Place start = in.place();
            long seen = in.readObject("a Batsim workload", FIELDS, false, field -> {
                switch (FIELDS.name(field)) {
                    case "nb_res" -> machines[0] = (int) Numbers.whole(in, "\"nb_res\"", 1, Integer.MAX_VALUE);
                    case "jobs" -> jobs.read();
                    default -> profiles.read();
                }
            });
            in.expectEnd();
            for (int needed = 1; needed < 3; needed++) {
                if (in.problems().isEmpty() && (seen >> needed & 1) == 0) {
                    in.problem(start, Problem.ofFormat("batsim.lacks", FIELDS.name(needed)));
                }
            }
            Workload workload = new Workload(file.stem(), options.tick().unitName(), Optional.empty(), jobs.build());
            Optional<Platform> platform = machines[0] == 0 ? Optional.empty()
                    : Optional.of(Platform.of(machines[0] + " machines", Cluster.of(BatsimJobsCsv.CLUSTER, machines[0])));
            List<Problem> warnings = jobs.warnings();
            return new LoadedWorkload(workload, platform, warnings, JobPlaces.atLines(file, jobs.lines()), true);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
