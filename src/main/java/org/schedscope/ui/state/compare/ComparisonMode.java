package org.schedscope.ui.state.compare;

/** How the schedule shows the run that the open one is compared with. */
public enum ComparisonMode {
    /** Places of the selected job in it, dashed in the open run's rows. */
    GHOSTS("ghosts"),
    /** All of it, in rows above the open run's. */
    ROWS("rows"),
    /** Not itself: what starts there as in the open run turns pale. */
    DIFFERENCES("differences");

    private final String id;

    ComparisonMode(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }
}
