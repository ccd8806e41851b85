package org.schedscope.io;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import org.schedscope.text.Message;

/** What is wrong with JSON, in words for its user and not for a programmer of parsers. */
final class SyntaxMessages {
    private SyntaxMessages() {
    }

    static Message of(JsonProcessingException e, Limits limits) {
        String original = String.valueOf(e.getOriginalMessage());
        if (e instanceof StreamConstraintsException) {
            if (original.contains("nesting depth")) {
                return Problem.words("json.deep", limits.nestingDepth());
            }
            return original.startsWith("Number") ? Problem.words("json.long.number", limits.numberLength())
                    : Problem.words("json.long", limits.stringLength());
        }
        // Jackson goes on about its own switches after the first colon or line.
        return Problem.words("json.syntax", original.split(": was expecting|: enable |\n", 2)[0]);
    }
}
