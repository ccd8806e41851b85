package org.schedscope.io.csv;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** Rows of fields, one at a time, whatever separates them in the file. */
public interface Records extends Closeable {
    /** Moves to the next record; false at the end of the file. */
    boolean next() throws IOException;

    /** Line that the record begins in, from 1. */
    int line();

    /** Fields of the record. */
    int size();

    /** A field without blanks around it; empty if the record is shorter. */
    String field(int index);

    /** Key of the reason why the record is none of a job; empty if it may be one. */
    default Optional<String> other() {
        return Optional.empty();
    }

    /** What other records call this one, if not by its name; else empty. */
    default String key() {
        return "";
    }

    /** Cores of the machine, where the file states that; known once all records were read. */
    default OptionalInt machine() {
        return OptionalInt.empty();
    }

    /** When times count from, in seconds since 1970; 0 where that is in the times themselves. Known once all records were read. */
    default long begun() {
        return 0;
    }

    /** What is to be known of all records, once they were read. */
    default List<Message> notes() {
        return List.of();
    }

    /** Problem with a field of the record, or with the record as a whole where there is no such field. */
    Problem problem(int index, Message message);
}
