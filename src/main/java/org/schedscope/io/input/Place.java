package org.schedscope.io.input;

import org.schedscope.text.Message;

/** A line and a column, from 1, and the JSON pointer there. */
public record Place(int line, int column, String path) {
    public Problem problem(String file, Message message) {
        return new Problem(file, line, column, path, message);
    }
}
