package org.schedscope.io.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/**
 * Records of lines whose fields are separated by runs of blanks or aligned in columns. Blank lines and rulers are skipped. A line that is
 * not aligned is split at blanks.
 */
final class BlankRecords implements Records {
    /**
     * A column of aligned lines.
     *
     * @param from index of its first character, from 0
     * @param to index after its last one
     */
    record Cut(int from, int to) {
    }

    /** A field and the index at which it begins in its line, from 0. */
    record Field(String text, int from) {
    }

    private final InputFile file;
    private final List<Cut> cuts;
    private final String comment;
    private final LineText lines;
    private List<Field> fields = List.of();
    private long comments;

    /** @param cuts columns of all lines; empty: fields are separated by runs of blanks */
    BlankRecords(InputFile file, Limits limits, List<Cut> cuts, String comment, BufferedReader in) {
        this.file = file;
        this.cuts = cuts;
        this.comment = comment;
        lines = new LineText(file, limits, in);
    }

    @Override
    public boolean next() throws IOException {
        while (lines.next()) {
            String text = lines.text();
            boolean remark = !comment.isEmpty() && text.strip().startsWith(comment);
            comments += remark ? 1 : 0;
            if (!remark && !text.isBlank() && !TableShape.isRuler(text)) {
                fields = fields(text, cuts);
                return true;
            }
        }
        return false;
    }

    /** Fields of a line: by columns if the line is aligned, otherwise split at blanks. */
    static List<Field> fields(String text, List<Cut> cuts) {
        if (cuts.isEmpty()) {
            return words(text);
        }
        boolean fits = true;
        List<Field> fields = new ArrayList<>(cuts.size());
        for (int i = 0; i < cuts.size(); i++) {
            Cut cut = cuts.get(i);
            boolean last = i == cuts.size() - 1;
            int before = i == 0 ? 0 : cuts.get(i - 1).to();
            fits &= text.substring(Math.min(before, text.length()), Math.min(cut.from(), text.length())).isBlank();
            int to = last ? text.length() : Math.min(cut.to(), text.length());
            String whole = text.substring(Math.min(cut.from(), text.length()), to);
            fields.add(new Field(whole.strip(), cut.from() + whole.length() - whole.stripLeading().length()));
        }
        return fits ? fields : words(text);
    }

    /** Words between blanks; blanks in quotation marks belong to a word. */
    private static List<Field> words(String text) {
        List<Field> words = new ArrayList<>();
        int at = 0;
        while (at < text.length() && words.size() <= CsvRecords.MOST_COLUMNS) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            int from = at;
            int close = text.charAt(at) == '"' ? closing(text, at) : -1;
            if (close > 0) {
                words.add(new Field(text.substring(from + 1, close).replace("\"\"", "\""), from));
                at = close + 1;
            } else {
                while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                    at++;
                }
                words.add(new Field(text.substring(from, at), from));
            }
        }
        return words;
    }

    /** Index of the quotation mark that ends a quoted word, if a blank or nothing follows it; −1 if there is none. */
    private static int closing(String text, int from) {
        int at = from + 1;
        while (at < text.length()) {
            boolean mark = text.charAt(at) == '"';
            if (mark && (at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1)))) {
                return at;
            }
            at += mark ? 2 : 1;
        }
        return -1;
    }

    @Override
    public int line() {
        return lines.number();
    }

    @Override
    public int size() {
        return fields.size();
    }

    @Override
    public String field(int index) {
        return index >= 0 && index < fields.size() ? SafeText.of(fields.get(index).text()) : "";
    }

    @Override
    public List<Message> notes() {
        return comments == 0 ? List.of() : List.of(Problem.ofFormat("table.comments", comments));
    }

    private int columnOf(int index) {
        return index >= 0 && index < fields.size() ? fields.get(index).from() + 1 : 1;
    }

    @Override
    public Problem problem(int index, Message message) {
        return new Problem(file.name(), lines.number(), columnOf(index), "", message);
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
