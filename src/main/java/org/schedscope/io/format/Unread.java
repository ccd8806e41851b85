package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** Fields of a log that a workload cannot represent, with the number of lines that have a value. */
public final class Unread {
    private final Map<String, Field> fields = new LinkedHashMap<>();

    public static final class Field {
        private final boolean evenIfAlike;
        private long lines;
        private long first;
        private boolean differs;

        private Field(boolean evenIfAlike) {
            this.evenIfAlike = evenIfAlike;
        }

        /**
         * Counts a line with a value.
         *
         * @param value number that distinguishes the value from those of other lines
         */
        public void count(long value) {
            differs |= lines > 0 && value != first;
            first = value;
            lines++;
        }
    }

    /**
     * A field by its name.
     *
     * @param evenIfAlike whether it counts even if all lines have the same value, such as the one partition of a machine
     */
    public Field field(String name, boolean evenIfAlike) {
        return fields.computeIfAbsent(name, key -> new Field(evenIfAlike));
    }

    /** The warning, if any. */
    public List<Message> warnings() {
        List<Message> told = new ArrayList<>();
        fields.forEach((name, field) -> {
            if (field.lines > 0 && (field.evenIfAlike || field.differs)) {
                told.add(Problem.ofFormat("log.unread.field", SafeText.quoted(name), field.lines));
            }
        });
        return told.isEmpty() ? List.of() : List.of(Problem.ofFormat("log.unread", Message.list(told)));
    }
}
