package org.schedscope.io.table;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.csv.LineText;
import org.schedscope.io.csv.Records;
import org.schedscope.io.format.Counts;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** Records of logs with named fields instead of columns: the lines of a job become fields, below titles. */
abstract class NamedRecords implements Records {
    private final InputFile file;
    private final boolean strict;
    private final List<String> titles;
    private final LineText lines;
    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Integer> places = new HashMap<>();
    private Optional<String> other = Optional.empty();
    private String key = "";
    private final Counts remarks = new Counts();
    private int recordLine = 1;

    NamedRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        this.file = file;
        strict = options.strict();
        this.titles = List.copyOf(titles);
        lines = new LineText(file, options.limits());
    }

    /** Puts the fields of the next record; false if there is none. */
    abstract boolean read() throws IOException;

    /** Moves to the next line of the file; false at its end. */
    final boolean nextLine() throws IOException {
        return lines.next();
    }

    /**
     * Moves to the next line that is neither blank nor a comment, and begins a record there; false at the end of the file.
     *
     * @param mark prefix of comments
     */
    final boolean nextRecord(String mark) throws IOException {
        while (nextLine()) {
            boolean comment = text().startsWith(mark);
            if (comment) {
                readComment(text());
            }
            if (!comment && !text().isEmpty()) {
                beginsAt(number());
                return true;
            }
        }
        return false;
    }

    /** Reads a comment; most have no information. */
    void readComment(String comment) {
    }

    /** The line, stripped. */
    final String text() {
        return lines.text().strip();
    }

    /** Number of the line, from 1. */
    final int number() {
        return lines.number();
    }

    /** Sets the line at which the record begins. */
    final void beginsAt(int line) {
        recordLine = line;
    }

    final void put(String title, String value) {
        values.put(title, value);
    }

    final void putAll(Map<String, String> fields) {
        values.putAll(fields);
    }

    /** Sets the id by which others refer to the record. */
    final void putKey(String name) {
        key = name;
    }

    /** Puts a field of this line. */
    final void putHere(String title, String value) {
        places.put(title, number());
        put(title, value);
    }

    /** Marks the record as not being the run of a job, by the key of the reason. */
    final void putOther(String why) {
        other = Optional.of(why);
    }

    /**
     * Marks the record as unreadable.
     *
     * @throws InputException if the options are strict
     */
    final void putUnreadable(String why, Message message) throws InputException {
        if (strict) {
            throw new InputException(new Problem(file.name(), recordLine, 1, "", message));
        }
        putOther(why);
    }

    /** Marks the record as cut off. */
    final void putCut() throws InputException {
        putUnreadable("log.out.cut", Problem.ofFormat("log.cut"));
    }

    /** Marks the line as having too few fields. */
    final void putShort(int fields, int needed) throws InputException {
        putUnreadable("log.out.fields", Problem.ofFormat("table.fields", fields, needed));
    }

    /** Marks the line as not belonging to such a log. */
    final void putStranger() throws InputException {
        putUnreadable("log.out.record", Problem.ofFormat("pbs.line", SafeText.quoted(text())));
    }

    /** Counts a record of a job for a message with a count. */
    final void remark(String key) {
        remarks.add(key);
    }

    /** Value of a field of this record. */
    final String value(String title) {
        return values.getOrDefault(title, "");
    }

    final InputException fatal(Message message) {
        return new InputException(new Problem(file.name(), Math.max(1, number()), 1, "", message));
    }

    @Override
    public final boolean next() throws IOException {
        values.clear();
        places.clear();
        other = Optional.empty();
        key = "";
        return read();
    }

    @Override
    public final Optional<String> other() {
        return other;
    }

    @Override
    public final String key() {
        return key;
    }

    @Override
    public List<Message> notes() {
        return remarks.each();
    }

    @Override
    public final int line() {
        return recordLine;
    }

    @Override
    public final int size() {
        return titles.size();
    }

    @Override
    public final String field(int index) {
        return index >= 0 && index < titles.size() ? SafeText.of(value(titles.get(index))) : "";
    }

    @Override
    public final Problem problem(int index, Message message) {
        int place = index >= 0 && index < titles.size() ? places.getOrDefault(titles.get(index), recordLine) : recordLine;
        return new Problem(file.name(), place, 1, "", message);
    }

    @Override
    public final void close() throws IOException {
        lines.close();
    }
}
