package org.schedscope.io.csv;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** Rows of fields, read one at a time, independent of their separators. */
public interface Records extends Closeable {
    /** Moves to the next record; false at the end of the file. */
    boolean next() throws IOException;

    /** Line at which the record begins, from 1. */
    int line();

    int size();

    /** A field, stripped; empty if the record is shorter. */
    String field(int index);

    /** Key of the reason why the record is not a job; empty if it may be one. */
    default Optional<String> other() {
        return Optional.empty();
    }

    /** Id by which other records refer to this one, if it is not its name; else empty. */
    default String key() {
        return "";
    }

    /** Cores of the machine, if the file states them; known after all records are read. */
    default OptionalInt machine() {
        return OptionalInt.empty();
    }

    /** Origin of the times, in seconds since 1970; 0 if the times are absolute. Known after all records are read. */
    default long begun() {
        return 0;
    }

    /** Notes about the records as a whole; known after all are read. */
    default List<Message> notes() {
        return List.of();
    }

    /** A problem at a field of the record, or at the record as a whole if there is no such field. */
    Problem problem(int index, Message message);
}
