package org.schedscope.io;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;

/** What is wrong with JSON, in words for its user and not for a programmer of parsers. */
final class SyntaxMessages {
    private SyntaxMessages() {
    }

    static String of(JsonProcessingException e, Limits limits) {
        String original = String.valueOf(e.getOriginalMessage());
        if (e instanceof StreamConstraintsException) {
            if (original.contains("nesting depth")) {
                return "the document is nested deeper than " + limits.nestingDepth() + " levels";
            }
            return original.startsWith("Number") ? "a number is longer than " + limits.numberLength() + " characters"
                    : "a text or number is longer than " + limits.stringLength() + " characters";
        }
        // Jackson goes on about its own switches after the first colon or line.
        return "this is not JSON: " + original.split(": was expecting|: enable |\n", 2)[0];
    }
}
