package org.schedscope.event;

import org.schedscope.model.number.NumberSink;

/** The key with which a task won its start. In an event it is valid during the call only. */
public interface PriorityKey {
    /** For starts that no key decided. */
    PriorityKey NONE = new Text("");

    /** The key exactly: an integer or a fraction in lowest terms; empty if no key decided. */
    String text();

    /** Passes the exact key on, without making a text of a number. */
    default void writeTo(NumberSink sink) {
        sink.text(text());
    }

    /** A key to keep. */
    record Text(String text) implements PriorityKey {
    }
}
