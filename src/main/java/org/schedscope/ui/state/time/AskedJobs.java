package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.function.IntPredicate;
import javafx.beans.property.ObjectProperty;
import org.schedscope.query.JobField;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/** The jobs or tasks that the user asked for: the words of the question, and the tasks that it finds. */
public final class AskedJobs {
    private final StateValue<String> words;
    private final StateValue<Optional<IntPredicate>> found;

    public AskedJobs(StateChanges changes) {
        words = changes.value("");
        found = changes.value(Optional.empty());
    }

    /** The query for the listed jobs; empty for all. */
    public ObjectProperty<String> words() {
        return words;
    }

    /** Lists the jobs of a user, in the words of a query, so that it can be typed on: {@code user = /u218}. */
    public void askUser(String user) {
        ask(JobField.USER, user).ifPresentOrElse(words::set, () -> words.set(user));
    }

    /** A query for what has a name; none for a name that a query cannot hold. */
    public static Optional<String> ask(JobField field, String name) {
        // A query's names end at a space.
        return name.isEmpty() || name.chars().anyMatch(c -> Character.isWhitespace(c) || c == '(' || c == ')') ? Optional.empty()
                : Optional.of(field.word() + " = " + name);
    }

    /** Lists what a query finds, and if that is listed already, all. */
    public void turn(String query) {
        words.set(words.get().equals(query) ? "" : query);
    }

    /** Tasks that are lit in the schedule: they or their jobs are found by the query. The same test as long as they are the same. */
    public ObjectProperty<Optional<IntPredicate>> found() {
        return found;
    }
}
