package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.function.IntPredicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.schedscope.query.JobField;

/** The jobs or tasks that the user asked for: the words of the question, and the tasks that it finds. */
public final class AskedJobs {
    private final StringProperty words = new SimpleStringProperty(this, "words", "");
    private final ObjectProperty<Optional<IntPredicate>> found = new SimpleObjectProperty<>(this, "found", Optional.empty());

    /** The words that say which jobs are listed; empty for all. */
    public StringProperty words() {
        return words;
    }

    /** Asks for the jobs of a user, in the words of a query, so that it can be typed on: {@code user = /u218}. */
    public void askUser(String user) {
        ask(JobField.USER, user).ifPresentOrElse(words::set, () -> words.set(user));
    }

    /** A query for what has a name; none for a name that a query cannot hold. */
    public static Optional<String> ask(JobField field, String name) {
        // A query's names end at a space.
        return name.isEmpty() || name.chars().anyMatch(c -> Character.isWhitespace(c) || c == '(' || c == ')') ? Optional.empty()
                : Optional.of(field.word() + " = " + name);
    }

    /** Asks for what a query says, and if that is asked for already, for all. */
    public void turn(String query) {
        words.set(words.get().equals(query) ? "" : query);
    }

    /** Tasks that stand out in the schedule: they or their jobs are what was asked for. The same test as long as they are the same. */
    public ObjectProperty<Optional<IntPredicate>> found() {
        return found;
    }
}
