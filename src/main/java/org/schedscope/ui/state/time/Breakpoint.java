package org.schedscope.ui.state.time;

/**
 * A condition to stop at, as the user listed it.
 *
 * @param number unique in a session, from 1; it stays when the text is edited
 * @param text of a {@link org.schedscope.breakpoint.Condition}
 * @param enabled whether anything stops at it
 */
public record Breakpoint(int number, String text, boolean enabled) {
    Breakpoint withText(String other) {
        return new Breakpoint(number, other, enabled);
    }

    Breakpoint withEnabled(boolean now) {
        return new Breakpoint(number, text, now);
    }
}
