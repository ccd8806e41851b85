package org.schedscope.io.input;

import org.schedscope.model.ModelException;
import org.schedscope.text.Language;
import org.schedscope.text.Message;

/**
 * An error or a warning about a file.
 *
 * @param file file as the user named it
 * @param line from 1; 0 for a problem of the file as a whole
 * @param column from 1, in characters; 0 for a problem of the file as a whole
 * @param documentPath a JSON pointer such as {@code /jobs/3/tasks/7/cores}; empty for the document itself
 * @param message one sentence without a place
 */
public record Problem(String file, int line, int column, String documentPath, Message message) {
    private static final String WORDS = "problems";

    /** A problem of a file as a whole. */
    public static Problem of(String file, Message message) {
        return new Problem(file, 0, 0, "", message);
    }

    /** A message of readers of all formats. */
    public static Message words(String key, Object... values) {
        return Message.of(WORDS, key, values);
    }

    /** A message of readers of one format. */
    public static Message ofFormat(String key, Object... values) {
        return Message.of("formats", key, values);
    }

    /** The name of a format in lists; most have the same one in every language. */
    public static Message formatName(String english) {
        return Message.known("formats", "name." + english.replace(' ', '-'), english);
    }

    /** The reason of a refusal. */
    public static Message why(RuntimeException refused) {
        return refused instanceof ModelException wrong ? wrong.told() : Message.verbatim(String.valueOf(refused.getMessage()));
    }

    /** The noun for a thing in messages, such as {@code a job}; English if there is no translation. */
    public static Message noun(String english) {
        return Message.known(WORDS, "what." + english.replace(' ', '-'), english);
    }

    /** {@code FILE:LINE:COLUMN: what is wrong (/jobs/3/tasks/7/cores)}, in one line. */
    public String text() {
        return text(Language.ENGLISH);
    }

    /** {@code FILE:LINE:COLUMN: what is wrong (/jobs/3/tasks/7/cores)}, in one line, in a language. */
    public String text(Language language) {
        String place = line > 0 ? file + ":" + line + ":" + column : file;
        String path = documentPath.isEmpty() ? "" : " (" + documentPath + ")";
        return SafeText.of(place + ": " + message.in(language) + path);
    }

    @Override
    public String toString() {
        return text();
    }
}
