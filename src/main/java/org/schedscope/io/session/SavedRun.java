package org.schedscope.io.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.event.RunChoices;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * A run of a session, complete enough to be made again elsewhere.
 *
 * @param label number shown to users, from 1
 * @param parent label of the run that it was forked from, if the session has that run
 * @param choices of the run; the forks of a schedule that was read are those made since
 * @param proof outcome of the run
 */
public record SavedRun(int label, OptionalInt parent, Input input, RunChoices choices, Optional<Proof> proof) {
    /**
     * Input of the run, with nothing left out and nothing drawn.
     *
     * @param log whether the workload is the log of a machine, see {@link LoadedWorkload#fitting}
     * @param platformOrigin how the platform was found
     * @param schedule the schedule, if one was read
     */
    public record Input(Workload workload, boolean log, Platform platform, PlatformOrigin platformOrigin, Origin origin,
            Optional<Schedule> schedule) {
        public Input {
            Objects.requireNonNull(workload);
            Objects.requireNonNull(platform);
        }

        /** The workload as if it had just been read. Problems of it have no places: its files may be elsewhere or gone. */
        public LoadedWorkload loaded() {
            return new LoadedWorkload(workload, Optional.empty(), List.of(), JobPlaces.nowhere(workload.name(), workload.jobs().size()),
                    log);
        }
    }

    /**
     * Origin of the workload, for users who still have the files.
     *
     * @param files in their order; none of a sample
     * @param sample file name of a sample
     * @param drawn arguments of {@code generate}; none if nothing was drawn
     * @param tick length of a tick, as {@code --tick} has it
     * @param arrivals as {@code --arrivals} has it
     * @param columns meanings of the columns of a table, as {@code --columns} has it
     * @param platformFile the platform's own file, if one was chosen
     * @param workloadEdited whether the user has edited the workload since, so that no file has it
     * @param platformEdited whether the user has edited the platform since
     */
    public record Origin(List<String> files, Optional<String> sample, List<String> drawn, String tick, Optional<String> arrivals,
            Optional<String> columns, Optional<String> platformFile, boolean workloadEdited, boolean platformEdited) {
        public Origin {
            files = List.copyOf(files);
            drawn = List.copyOf(drawn);
        }
    }

    /**
     * A schedule that was read.
     *
     * @param run its content
     * @param file where it came from; none if it was built by hand
     * @param platformOrigin as {@link ReplayableSchedule} has it
     * @param coresKnown whether it names the cores that tasks held
     * @param rounded whether its times were rounded
     * @param ownWorkload whether workload and platform of the run come from it
     */
    public record Schedule(RecordedRun run, Optional<String> file, PlatformOrigin platformOrigin, boolean coresKnown, boolean rounded,
            boolean ownWorkload) {
        /** Whether this is the log of a run of ours. */
        public boolean isLog() {
            return opened().isLog();
        }

        /** The schedule without places of tasks in its file. */
        public ReplayableSchedule opened() {
            return new ReplayableSchedule(run, platformOrigin, coresKnown, rounded, ReplayableSchedule.Lines.NONE, List.of());
        }
    }

    /**
     * Outcome of a run: runs with equal proofs are equal.
     *
     * @param events recorded, from the beginning to the end of an instant
     * @param complete whether these are all
     * @param sha256 digest of the event log with these events, 64 hexadecimal digits
     */
    public record Proof(int events, boolean complete, String sha256) {
    }
}
