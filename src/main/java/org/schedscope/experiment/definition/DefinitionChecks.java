package org.schedscope.experiment.definition;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** What readers of definitions check, and what they say. */
final class DefinitionChecks {
    private DefinitionChecks() {
    }

    /** A check that throws a {@link ModelException} with a sentence for the user. */
    interface Check {
        void run();
    }

    /** What readers of definitions say. */
    static Message words(String key, Object... values) {
        return Message.of("experiments", "refused." + key, values);
    }

    /** Notes what a check complains about as a problem at a place; whether there was none. */
    static boolean check(JsonCursor in, Place place, Check check) throws InputException {
        try {
            check.run();
            return true;
        } catch (ModelException | ArithmeticException wrong) {
            in.problem(place, Problem.why(wrong));
            return false;
        }
    }
}
