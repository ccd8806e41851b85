package org.schedscope.io.csv;

import java.io.Closeable;
import java.io.IOException;
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

    /** Problem with a field of the record, or with the record as a whole where there is no such field. */
    Problem problem(int index, Message message);
}
