package org.schedscope.chart.paint;

/** Colours by what they are for; the looked-up colours of the style sheets, where they need them, are called so, too. */
public enum Tone {
    WINDOW("#E9ECF1", "#0E1116", "#FFFFFF"),
    SURFACE("#FFFFFF", "#171B21", "#FFFFFF"),
    RAISED("#F4F6F9", "#1F242C", "#F1F3F6"),
    /** Ground after the playhead. */
    FUTURE("#F1F3F6", "#12151A", "#F1F3F6"),
    LINE("#D8DDE5", "#2F3641", "#AEB7C3"),
    GRID("#E6E9EF", "#262C35", "#DDE2E8"),
    /** Axes and edges of controls. */
    CONTROL_EDGE("#7A8595", "#6E7A8B", "#4B5665"),
    TEXT("#151A21", "#EDF0F4", "#07090D"),
    TEXT_2("#434D5B", "#BEC6D1", "#262E39"),
    MUTED("#596474", "#98A3B1", "#3C4654"),
    ACCENT("#1558B0", "#86B6FF", "#0B468F"),
    ON_ACCENT("#FFFFFF", "#0B1420", "#FFFFFF"),
    /** Ground of a selected row. */
    SOFT("#E1ECFA", "#1F3350", "#DCE9FA"),
    GOOD("#13693F", "#72D6A2", "#0C5030"),
    BAD("#A8231B", "#FF9A8F", "#8E1A13"),
    MEAN_LINE("#7A4B00", "#F2C063", "#7A4B00"),
    ERROR_GROUND("#FCEBE9", "#3A1D1C", "#FCEBE9"),
    USE_FILL("#8FA3BF", "#4A5F80", "#8FA3BF"),
    USE_EDGE("#5A7093", "#8FA9CF", "#5A7093"),
    QUEUE("#7B4FA3", "#C79BEF", "#7B4FA3"),
    /** The run that others are compared with. */
    RUN_A("#2B3746", "#E8ECF1", "#2B3746"),
    /** The run that is compared. */
    RUN_B("#8F4FB5", "#CF7FC9", "#8F4FB5"),
    PLAYHEAD("#0B0E13", "#FFFFFF", "#07090D"),
    /** Text on the playhead's flag. */
    ON_PLAYHEAD("#FFFFFF", "#0B0E13", "#FFFFFF");

    private final int light;
    private final int dark;
    private final int projector;

    Tone(String light, String dark, String projector) {
        this.light = Colours.parse(light);
        this.dark = Colours.parse(dark);
        this.projector = Colours.parse(projector);
    }

    int in(Theme theme) {
        return switch (theme) {
            case LIGHT -> light;
            case DARK -> dark;
            case PROJECTOR -> projector;
        };
    }
}
