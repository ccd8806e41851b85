package org.schedscope.ui.state.edit;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.model.Job;

/** A job of an edited workload: the same row whatever becomes of the job. */
public final class JobRow {
    private final ReadOnlyObjectWrapper<Job> job;

    JobRow(Job job) {
        this.job = new ReadOnlyObjectWrapper<>(this, "job", job);
    }

    public ReadOnlyObjectProperty<Job> jobProperty() {
        return job.getReadOnlyProperty();
    }

    public Job job() {
        return job.get();
    }

    void set(Job now) {
        job.set(now);
    }
}
