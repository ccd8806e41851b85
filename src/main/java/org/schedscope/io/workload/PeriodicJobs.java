package org.schedscope.io.workload;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.Releases;
import org.schedscope.text.Message;

/** The periodic jobs of a document, with their places, and their releases, whose number may depend on the end of the document. */
final class PeriodicJobs {
    private record At(int job, Place place) {
    }

    private final JsonCursor in;
    private final SizeGuard totals;
    private final JobJson jobs;
    private final List<At> periodic = new ArrayList<>(0);
    /** By release or other job, its position in the document. */
    private int[] origins = {};

    PeriodicJobs(JsonCursor in, SizeGuard totals, JobJson jobs) {
        this.in = in;
        this.totals = totals;
        this.jobs = jobs;
    }

    /** Takes the periodic job that was just read. */
    void note(int job) {
        periodic.add(new At(job, jobs.place()));
    }

    /** The places of the releases in those of the document. */
    JobPlaces keepingOrigins(JobPlaces places) {
        return periodic.isEmpty() ? places : places.keeping(origins);
    }

    /** The jobs with releases instead of periodic jobs; problems are noted. */
    Jobs expand(Jobs read, OptionalLong horizon) throws IOException {
        if (periodic.isEmpty()) {
            return read;
        }
        Jobs.Builder all = new Jobs.Builder(read.size());
        List<Integer> from = new ArrayList<>();
        int next = 0;
        for (int job = 0; job < read.size(); job++) {
            if (next < periodic.size() && periodic.get(next).job() == job) {
                release(read.get(job), periodic.get(next++).place(), horizon, all);
            } else {
                all.add(read.get(job));
            }
            while (from.size() < all.size()) {
                from.add(job);
            }
        }
        origins = from.stream().mapToInt(Integer::intValue).toArray();
        return all.build();
    }

    private void release(Job job, Place place, OptionalLong horizon, Jobs.Builder all) throws InputException {
        if (job.scheduling().count().isEmpty() && horizon.isEmpty()) {
            in.problem(place, Problem.words("job.period", SafeText.cut(job.id())));
            return;
        }
        long count = Releases.count(job, horizon);
        if (SizeGuard.saturatingProduct(count, job.tasks().size()) > in.limits().tasks()) {
            throw fatal(place, in.limits().tooManyTasks());
        }
        for (int number = 1; number <= count; number++) {
            boolean late = number > 1 && SizeGuard.saturatingSum(job.arrival(),
                    SizeGuard.saturatingProduct(number - 1, job.scheduling().period().orElseThrow())) >= Limits.LARGEST_TOTAL;
            if (late) {
                throw fatal(place, Problem.words("many.ticks", SafeText.cut(job.id())));
            }
            Job release = Releases.of(job, number);
            if (!jobs.isNew(release.id())) {
                in.problem(place, Problem.words("job.twice", SafeText.cut(release.id())));
                return;
            }
            Message tooMuch = number == 1 ? null : totals.addCounting(release);
            if (tooMuch != null) {
                throw fatal(place, tooMuch);
            }
            all.add(release);
        }
    }

    private InputException fatal(Place place, Message message) {
        return in.problems().fatal(place.problem(in.file().name(), message));
    }
}
