package org.schedscope.experiment.definition;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Checks and messages shared by the readers of definitions. */
final class DefinitionChecks {
    private DefinitionChecks() {
    }

    /** A check that throws a {@link ModelException} with a sentence for the user. */
    interface Check {
        void run();
    }

    /** A message of readers of definitions. */
    static Message words(String key, Object... values) {
        return Message.of("experiments", "refused." + key, values);
    }

    /** Notes the failure of a check as a problem at a place; whether it succeeded. */
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
