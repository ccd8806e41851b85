package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonToken;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;

/** The fields {@code format} and {@code version} of the program's own documents. */
public final class FormatHeader {
    private FormatHeader() {
    }

    public static void checkFormat(JsonCursor in, String expected) throws InputException {
        if (in.token() != JsonToken.VALUE_STRING || !in.text().equals(expected)) {
            in.problem(Problem.words("value.must", "\"format\"", SafeText.quoted(expected), in.foundHere()));
            in.skip();
        }
    }

    public static void checkVersion(JsonCursor in, int oldest, int newest) throws InputException {
        if (in.plainLong() < oldest || in.plainLong() > newest) {
            in.problem(Problem.words("value.must", "\"version\"", newest, in.foundHere()));
            in.skip();
        }
    }
}
