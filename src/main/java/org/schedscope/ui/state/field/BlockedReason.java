package org.schedscope.ui.state.field;

/** What keeps a form from being applied. */
public enum BlockedReason {
    /** Nothing does. */
    NONE,
    /** It has no change. */
    UNCHANGED,
    /** Something that was typed is wrong. */
    WRONG,
    /** A task would fit no cluster. */
    NO_ROOM
}
