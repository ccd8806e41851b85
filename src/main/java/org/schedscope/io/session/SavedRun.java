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
 * A run of a session: what makes it what it is, enough to make it again anywhere.
 *
 * @param label the number by which users know it, from 1
 * @param parent label of the run that it was forked from, if that is kept, too
 * @param choices how it is run; the forks of a schedule that was read are those made since
 * @param proof what came out
 */
public record SavedRun(int label, OptionalInt parent, Input input, RunChoices choices, Optional<Proof> proof) {
    /**
     * What the run is made from, as it was read: nothing left out, nothing drawn.
     *
     * @param log whether the workload is the log of a machine, see {@link LoadedWorkload#fitting}
     * @param platformOrigin how the platform was found
     * @param schedule what happened, if that was read
     */
    public record Input(Workload workload, boolean log, Platform platform, PlatformOrigin platformOrigin, Origin origin,
            Optional<Schedule> schedule) {
        public Input {
            Objects.requireNonNull(workload);
            Objects.requireNonNull(platform);
        }

        /** The workload, as if it had just been read. Its problems have no places: the files it came from may be elsewhere or gone. */
        public LoadedWorkload loaded() {
            return new LoadedWorkload(workload, Optional.empty(), List.of(), JobPlaces.nowhere(workload.name(), workload.jobs().size()),
                    log);
        }
    }

    /**
     * Where the workload came from, for whoever still has the files.
     *
     * @param files in their order; none of a sample
     * @param sample file name of a sample
     * @param drawn what {@code generate} was told, a word each; none if nothing was drawn
     * @param tick how long a tick is, as {@code --tick} has it
     * @param arrivals as {@code --arrivals} has it
     * @param columns which columns of a table are what, as {@code --columns} has it
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
     * @param run what it tells
     * @param file where it came from; none if it was built by hand
     * @param platformOrigin as {@link ReplayableSchedule} has it
     * @param coresKnown whether it says which cores tasks held
     * @param rounded whether its times were
     * @param ownWorkload whether workload and platform of the run are those that it tells
     */
    public record Schedule(RecordedRun run, Optional<String> file, PlatformOrigin platformOrigin, boolean coresKnown, boolean rounded,
            boolean ownWorkload) {
        /** Whether this is the log of a run of ours. */
        public boolean isLog() {
            return opened().isLog();
        }

        /** The schedule as it was opened; where tasks stood in its file is not known any more. */
        public ReplayableSchedule opened() {
            return new ReplayableSchedule(run, platformOrigin, coresKnown, rounded, ReplayableSchedule.Lines.NONE, List.of());
        }
    }

    /**
     * What came out: equal proofs, equal runs.
     *
     * @param events recorded, from the beginning to the end of an instant
     * @param complete whether these are all
     * @param sha256 digest of the event log with these events, 64 hexadecimal digits
     */
    public record Proof(int events, boolean complete, String sha256) {
    }
}
