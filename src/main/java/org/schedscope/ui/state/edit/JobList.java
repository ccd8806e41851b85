package org.schedscope.ui.state.edit;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.ui.state.base.SpokenLanguage;

/** The jobs of an edited workload in order, their ids, and which of them find no room: a change costs as much as the job is large. */
final class JobList {
    private final ObservableList<JobRow> rows = FXCollections.observableArrayList();
    private final Set<String> ids = new HashSet<>();
    private final Optional<Platform> room;
    private final Set<JobRow> withoutRoom = new LinkedHashSet<>();

    /** @param room where tasks must find room; none if the platform follows the workload */
    JobList(List<Job> jobs, Optional<Platform> room) {
        this.room = room;
        rows.setAll(jobs.stream().map(JobRow::new).toList());
        jobs.forEach(job -> ids.add(job.id()));
    }

    ObservableList<JobRow> rows() {
        return rows;
    }

    boolean has(String id) {
        return ids.contains(id);
    }

    /** Two jobs cannot have one id. */
    void checkFree(String id) {
        if (ids.contains(id)) {
            throw EditNotations.refused("job.twice", id);
        }
    }

    void put(JobRow row, Job job) {
        ids.remove(row.job().id());
        ids.add(job.id());
        row.set(job);
        checkRoom(row);
    }

    void add(int at, JobRow row) {
        rows.add(at, row);
        ids.add(row.job().id());
        checkRoom(row);
    }

    void remove(JobRow row) {
        rows.remove(row);
        ids.remove(row.job().id());
        withoutRoom.remove(row);
    }

    private void checkRoom(JobRow row) {
        if (complaint(row).isPresent()) {
            withoutRoom.add(row);
        } else {
            withoutRoom.remove(row);
        }
    }

    private Optional<String> complaint(JobRow row) {
        try {
            room.ifPresent(platform -> Eligibility.check(row.job(), platform));
            return Optional.empty();
        } catch (UnplaceableTaskException noRoom) {
            return Optional.of(SpokenLanguage.tell(noRoom));
        }
    }

    /** The first task that finds no room, in a sentence. */
    Optional<String> noRoom() {
        return withoutRoom.stream().findFirst().flatMap(this::complaint);
    }

    List<Job> jobs() {
        return rows.stream().map(JobRow::job).toList();
    }
}
