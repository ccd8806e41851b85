package org.schedscope.io;

/**
 * Something wrong in a file, or worth a warning.
 *
 * @param file as the user named it
 * @param line from 1; 0 if the problem is the file as a whole
 * @param column from 1, in characters; 0 if the problem is the file as a whole
 * @param documentPath a JSON pointer such as {@code /jobs/3/tasks/7/cores}; empty for the document itself
 * @param message one sentence without a place
 */
public record Problem(String file, int line, int column, String documentPath, String message) {
    /** About a file as a whole. */
    public static Problem of(String file, String message) {
        return new Problem(file, 0, 0, "", message);
    }

    /** {@code FILE:LINE:COLUMN: what is wrong (/jobs/3/tasks/7/cores)}, in one line. */
    public String text() {
        String place = line > 0 ? file + ":" + line + ":" + column : file;
        String path = documentPath.isEmpty() ? "" : " (" + documentPath + ")";
        return OneLine.of(place + ": " + message + path);
    }

    @Override
    public String toString() {
        return text();
    }
}
