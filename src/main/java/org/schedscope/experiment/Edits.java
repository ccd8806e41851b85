package org.schedscope.experiment;

/**
 * Inputs of a run that differ from their files: edited in the window, or described in a lesson.
 *
 * @param workload whether the workload differs from its source
 * @param platform whether the platform differs from its file
 * @param lesson whether the differences come from a lesson, not from the user
 */
public record Edits(boolean workload, boolean platform, boolean lesson) {
    public static final Edits NONE = new Edits(false, false);

    /** Edits by the user. */
    public Edits(boolean workload, boolean platform) {
        this(workload, platform, false);
    }

    /** Whether no command can name files for the run. */
    public boolean any() {
        return workload || platform;
    }

    /** Whether the user has changed the workload since it was read. */
    public boolean workloadByUser() {
        return workload && !lesson;
    }

    /** Whether the user has changed the platform since it was read. */
    public boolean platformByUser() {
        return platform && !lesson;
    }

    /** These edits with another platform. */
    Edits withPlatform(boolean edited) {
        return new Edits(workload, edited, lesson && !edited);
    }
}
