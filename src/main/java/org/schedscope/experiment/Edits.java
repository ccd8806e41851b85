package org.schedscope.experiment;

/**
 * What of a run's inputs is in no file of its own: it was edited in the window, or a lesson tells it.
 *
 * @param workload whether the workload is not the one of its source
 * @param platform whether the platform is not the one that was read
 * @param lesson whether nobody edited them but a lesson tells them
 */
public record Edits(boolean workload, boolean platform, boolean lesson) {
    public static final Edits NONE = new Edits(false, false);

    /** Made by the user. */
    public Edits(boolean workload, boolean platform) {
        this(workload, platform, false);
    }

    /** Whether no command can name files for the run. */
    public boolean any() {
        return workload || platform;
    }

    /** Whether the user has to be told that the workload is not as it was read. */
    public boolean workloadByUser() {
        return workload && !lesson;
    }

    /** Whether the user has to be told that the platform is not as it was read. */
    public boolean platformByUser() {
        return platform && !lesson;
    }

    /** These edits with another platform. */
    Edits withPlatform(boolean edited) {
        return new Edits(workload, edited, lesson && !edited);
    }
}
