package org.schedscope.event;

import org.schedscope.model.number.NumberSink;

/** The key with which a task was selected for its start. In an event it is valid during the call only. */
public interface PriorityKey {
    /** For starts that no key decided. */
    PriorityKey NONE = new Text("");

    /** The exact key: an integer or a fraction in lowest terms; empty if no key decided. */
    String text();

    /** Passes the exact key on, without a text for a number. */
    default void writeTo(NumberSink sink) {
        sink.text(text());
    }

    /** An immutable key. */
    record Text(String text) implements PriorityKey {
    }
}
