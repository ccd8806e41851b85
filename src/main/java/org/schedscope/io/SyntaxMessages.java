package org.schedscope.io;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import org.schedscope.text.Message;

/** What is wrong with JSON, in words for its user and not for a programmer of parsers. */
final class SyntaxMessages {
    private SyntaxMessages() {
    }

    /** Whether a text or number has more characters than may be, rather than nesting more levels. */
    static boolean isTooLong(JsonProcessingException e) {
        return e instanceof StreamConstraintsException && !String.valueOf(e.getOriginalMessage()).contains("nesting depth");
    }

    static Message of(JsonProcessingException e, Limits limits) {
        if (isTooLong(e)) {
            // Which of the two a number breaks first depends on what the parser's buffers have grown to by files before.
            return Problem.words("json.long", limits.stringLength(), limits.numberLength());
        }
        if (e instanceof StreamConstraintsException) {
            return Problem.words("json.deep", limits.nestingDepth());
        }
        String original = String.valueOf(e.getOriginalMessage());
        // Jackson goes on about its own switches after the first colon or line.
        return Problem.words("json.syntax", original.split(": was expecting|: enable |\n", 2)[0]);
    }
}
