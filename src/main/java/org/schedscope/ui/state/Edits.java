package org.schedscope.ui.state;

/**
 * What of a run's inputs was edited in the window and is in no file.
 *
 * @param workload whether the workload is not the one of its source
 * @param platform whether the platform is not the one that was read
 */
public record Edits(boolean workload, boolean platform) {
    public static final Edits NONE = new Edits(false, false);

    /** Whether no command can name files for the run. */
    public boolean any() {
        return workload || platform;
    }
}
