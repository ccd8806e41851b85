package org.schedscope.ui.state.base;

import java.util.Locale;

/** Looks of the window; each is a sheet of colour tokens. */
public enum Theme {
    LIGHT, DARK,
    /** Large type and strong contrast, for a room. */
    PROJECTOR;

    /** As in style sheets and settings: {@code light}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
