package org.schedscope.io.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.csv.BlankRecords.Cut;
import org.schedscope.io.csv.BlankRecords.Field;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.TableColumns.Separator;
import org.schedscope.io.json.DocumentHead;

/**
 * The layout of a table, recognised by its beginning; readers, recognition, previews and descriptions of tables share it.
 *
 * @param separator separator of fields
 * @param cuts columns of aligned lines; else empty
 * @param comment prefix of comment lines; empty if the table has none
 * @param titles titles of its columns; empty if it has none
 * @param above rows of the file before the first of data: 1 if the titles are a row of their own, more if other lines precede them
 * @param rows the first rows of data
 */
public record TableShape(Separator separator, List<Cut> cuts, String comment, List<String> titles, int above, List<List<String>> rows) {
    /** Number of lines at the beginning from which the layout is recognised. */
    private static final int LOOKED_AT = 40;
    private static final List<Separator> BEFORE_BLANKS = List.of(Separator.BAR, Separator.TAB, Separator.SEMICOLON, Separator.COMMA);
    private static final Pattern COMMENT = Pattern.compile("(#|//|;|%(?=[\\s%]|$)).*");
    private static final Pattern RULER = Pattern.compile("[-=+|: \\t]*[-=]{3}[-=+|: \\t]*");
    private static final Pattern RULER_CELL = Pattern.compile("[-=+:]*");
    /** A line that ends inside a quoted field, and one that begins inside such a field. */
    private static final Pattern OPENED = Pattern.compile("(?:^|[,;\\t])\\s*\"[^\"]*$");
    private static final Pattern CLOSED = Pattern.compile("[^\"]*\"\\s*(?:[,;\\t]|$)");
    private static final int MOST_LINES = 20;
    private static final Pattern WIDE = Pattern.compile("\\s{2,}");
    private static final Pattern RUN = Pattern.compile("[-=]+");
    /** A number, a date or a time of day; such a cell is not a title. */
    private static final Pattern VALUE = Pattern
            .compile("[-+]?[0-9][-+0-9.,:/TZeE ]*|.*[0-9]:[0-9]{2}.*|[0-9]{1,4}([-./])[0-9A-Za-z]{1,4}\\1[0-9].*");
    /** Number of fields in a line beyond which colons count as separators, and not as parts of times. */
    private static final int MANY = 8;
    private static final int DOZEN = 12;

    public TableShape {
        cuts = List.copyOf(cuts);
        titles = List.copyOf(titles);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /**
     * The shape of a text; empty if it is not a table.
     *
     * @param told the separator chosen by the user, if any
     */
    public static Optional<TableShape> of(DocumentHead head, Optional<Separator> told) {
        return of(head, told, 0);
    }

    /** The shape of a text below some lines that do not belong to the table; empty if it has no titles. */
    public static Optional<TableShape> of(DocumentHead head, Optional<Separator> told, int passed) {
        String text = text(head);
        if (!head.fields().isEmpty() || text.isBlank() || text.indexOf('\0') >= 0 || "{[<".indexOf(text.strip().charAt(0)) >= 0) {
            return Optional.empty();
        }
        List<String> lines = lines(text);
        String comment = comment(lines);
        List<String> remarks = lines.stream().takeWhile(line -> isComment(line, comment)).toList();
        List<String> all = lines.stream().filter(line -> !isComment(line, comment)).limit(LOOKED_AT).toList();
        List<String> rows = all.subList(Math.min(passed, all.size()), all.size());
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Separator separator = told.orElseGet(() -> separator(rows));
        TableShape shape = separator == Separator.BLANK ? aligned(rows, remarks, comment) : separated(separator, rows, remarks, comment);
        if (passed == 0) {
            return Optional.of(shape);
        }
        int others = (int) all.stream().limit(passed).filter(line -> !(separator == Separator.BLANK ? isRuler(line)
                : isRuler(cells(line, separator.character())))).count();
        return shape.above == 0 ? Optional.empty() : Optional.of(new TableShape(shape.separator, shape.cuts, shape.comment, shape.titles,
                others + 1, shape.rows));
    }

    /** Bytes as characters: of UTF-8, or of Latin-1 if they are malformed. */
    private static String text(DocumentHead head) {
        String beginning = head.beginning();
        int end = beginning.length() < DocumentHead.BEGINNING ? beginning.length() : beginning.lastIndexOf('\n') + 1;
        byte[] bytes = beginning.substring(0, end == 0 ? beginning.length() : end).getBytes(StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException other) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** Lines that are not blank. A line that begins a quoted field is joined with those up to the field's end, if that is near. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        List<String> all = text.lines().map(String::stripTrailing).filter(line -> !line.isEmpty()).toList();
        for (int at = 0; at < all.size(); at++) {
            String line = all.get(at);
            int last = OPENED.matcher(line).find() ? closing(all, at) : at;
            lines.add(String.join(" ", all.subList(at, last + 1)));
            at = last;
        }
        return lines;
    }

    /** The line that closes a field which an earlier one opens; that line itself if none does. */
    private static int closing(List<String> lines, int from) {
        for (int at = from + 1; at < lines.size() && at <= from + MOST_LINES; at++) {
            if (lines.get(at).indexOf('"') >= 0) {
                return CLOSED.matcher(lines.get(at)).lookingAt() ? at : from;
            }
        }
        return from;
    }

    /** The prefix of comments, if the first line is a comment: a row with an empty field before its first semicolon is not. */
    private static String comment(List<String> lines) {
        var matcher = COMMENT.matcher(lines.get(0).strip());
        String mark = matcher.matches() ? matcher.group(1) : "";
        boolean row = mark.equals(";") && lines.size() > 1 && !lines.get(1).startsWith(mark)
                && cells(lines.get(0), ';').size() == cells(lines.get(1), ';').size();
        return row ? "" : mark;
    }

    private static boolean isComment(String line, String comment) {
        return !comment.isEmpty() && line.strip().startsWith(comment);
    }

    /** Whether a line is a ruler, between titles and rows or below them. */
    static boolean isRuler(String line) {
        return RULER.matcher(line).matches();
    }

    static boolean isRuler(List<String> cells) {
        return cells.stream().allMatch(cell -> RULER_CELL.matcher(cell).matches()) && cells.stream().anyMatch(TableShape::isRuler);
    }

    /** Whether a cell is a number, a date or a time, and so not a title. */
    public static boolean isValue(String cell) {
        return VALUE.matcher(cell).matches();
    }

    /** The separator that splits most lines into as many fields as the first one; characters that are rare in texts are tried first. */
    private static Separator separator(List<String> lines) {
        List<String> rows = lines.stream().filter(line -> !isRuler(line)).toList();
        if (rows.isEmpty()) {
            return Separator.BLANK;
        }
        Optional<Separator> all = BEFORE_BLANKS.stream().filter(one -> count(rows, one) > 2 && share(rows, one) == 1).findFirst();
        Optional<Separator> most = all.or(() -> BEFORE_BLANKS.stream().filter(one -> count(rows, one) > 1 && share(rows, one) > 0.5)
                .max(Comparator.comparingInt(one -> count(rows, one))));
        boolean colons = share(rows, Separator.COLON) == 1 && (count(rows, Separator.COLON) >= MANY
                || count(rows, Separator.COLON) > 1 && rows.stream().noneMatch(row -> row.strip().contains(" ")));
        return most.orElse(colons ? Separator.COLON : Separator.BLANK);
    }

    private static int count(List<String> rows, Separator separator) {
        return cells(rows.get(0), separator.character()).size();
    }

    private static double share(List<String> rows, Separator separator) {
        int count = count(rows, separator);
        return (double) rows.stream().filter(row -> cells(row, separator.character()).size() == count).count() / rows.size();
    }

    /** Fields of a line; separators in quotation marks do not count. */
    private static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        boolean quoted = false;
        int from = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) == separator && !quoted) {
                cells.add(cell(line.substring(from, at), separator));
                from = at + 1;
                quoted = false;
            } else if (line.charAt(at) == '"' && separator != '|') {
                quoted = quoted ? false : line.substring(from, at).isBlank() && line.indexOf('"', at + 1) > 0;
            }
        }
        return cells;
    }

    private static String cell(String text, char separator) {
        String cell = text.strip();
        boolean quoted = separator != '|' && cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"");
        return quoted ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"").strip() : cell;
    }

    private static TableShape separated(Separator separator, List<String> lines, List<String> remarks, String comment) {
        List<List<String>> rows = lines.stream().map(line -> cells(line, separator.character())).filter(cells -> !isRuler(cells)).toList();
        return titled(separator, List.of(), comment, rows, remarks.stream().map(line -> cells(bare(line, comment), separator.character()))
                .toList());
    }

    /** A comment without its prefix, unless the prefix is a title by itself. */
    private static String bare(String line, String comment) {
        String rest = line.strip().substring(comment.length());
        return rest.strip().isEmpty() || !Character.isLetterOrDigit(rest.strip().charAt(0)) ? line.strip() : rest.strip();
    }

    /** The shape with titles: the first row if none of its fields is a value, else the last comment if it has as many fields. */
    private static TableShape titled(Separator separator, List<Cut> cuts, String comment, List<List<String>> rows,
            List<List<String>> remarks) {
        boolean first = rows.isEmpty() || rows.get(0).size() > 1 && rows.get(0).stream().noneMatch(TableShape::isValue);
        if (first) {
            return new TableShape(separator, cuts, comment, rows.isEmpty() ? List.of() : rows.get(0), Math.min(1, rows.size()),
                    rows.stream().skip(1).toList());
        }
        List<String> remark = remarks.isEmpty() ? List.of() : remarks.get(remarks.size() - 1);
        boolean titles = remark.size() > 1 && remark.size() == rows.get(0).size() && remark.stream().noneMatch(TableShape::isValue);
        return new TableShape(separator, cuts, comment, titles ? remark : List.of(), 0, rows);
    }

    /** The shape of aligned fields: by the ruler below their titles, else by blank columns, else by runs of blanks. */
    private static TableShape aligned(List<String> lines, List<String> remarks, String comment) {
        int ruler = IntStream.range(0, Math.min(2, lines.size())).filter(i -> isRuler(lines.get(i))).findFirst().orElse(-1);
        List<Cut> runs = ruler < 0 ? List.of()
                : RUN.matcher(lines.get(ruler)).results().map(run -> new Cut(run.start(), run.end())).toList();
        List<String> rows = lines.stream().filter(line -> !isRuler(line)).toList();
        if (rows.isEmpty()) {
            return new TableShape(Separator.BLANK, List.of(), comment, List.of(), 0, List.of());
        }
        List<String> wide = List.of(WIDE.split(rows.get(0).strip()));
        if (runs.size() < 2 && areTitles(wide, rows)) {
            List<List<String>> texts = new ArrayList<>(texts(rows, List.of()));
            texts.set(0, wide);
            return titled(Separator.BLANK, List.of(), comment, texts, List.of());
        }
        List<Cut> cuts = runs.size() > 1 ? runs : isValueRow(rows.get(0)) ? List.of() : cuts(rows);
        return titled(Separator.BLANK, cuts, comment, texts(rows, cuts),
                remarks.stream().map(line -> BlankRecords.fields(bare(line, comment), List.of()).stream().map(Field::text).toList())
                        .toList());
    }

    /** Whether titles separated by several blanks are as many as the words of each row, aligned with them or not. */
    private static boolean areTitles(List<String> wide, List<String> rows) {
        return wide.size() > 1 && rows.size() > 1 && BlankRecords.fields(rows.get(0), List.of()).size() > wide.size()
                && rows.stream().skip(1).allMatch(row -> BlankRecords.fields(row, List.of()).size() == wide.size());
    }

    private static List<List<String>> texts(List<String> rows, List<Cut> cuts) {
        return rows.stream().map(row -> BlankRecords.fields(row, cuts).stream().map(Field::text).toList()).toList();
    }

    private static boolean isValueRow(String line) {
        return BlankRecords.fields(line, List.of()).stream().anyMatch(field -> isValue(field.text()));
    }

    /** Columns of aligned fields, each with a title; empty if each line has as many words as there are titles. */
    private static List<Cut> cuts(List<String> lines) {
        int width = lines.stream().mapToInt(String::length).max().orElse(0);
        boolean[] used = new boolean[width + 1];
        for (int at = 0; at < width; at++) {
            int place = at;
            long filled = lines.stream().filter(line -> isFilled(line, place)).count();
            // One row in a dozen may be displaced by a field that is too wide.
            used[at] = isFilled(lines.get(0), at) || filled * DOZEN > lines.size();
        }
        List<Cut> cuts = new ArrayList<>();
        for (int at = 0, from = -1; at <= width; at++) {
            if (used[at] && from < 0) {
                from = at;
            } else if (!used[at] && from >= 0) {
                cuts.add(new Cut(from, at));
                from = -1;
            }
        }
        String titles = lines.get(0);
        List<Cut> whole = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            boolean titled = !cut(titles, cuts.get(i)).isBlank();
            boolean next = i + 1 < cuts.size() && !whole.isEmpty()
                    && cuts.get(i + 1).from() - cuts.get(i).to() < cuts.get(i).from() - whole.get(whole.size() - 1).to();
            if (titled || whole.isEmpty() && i + 1 == cuts.size()) {
                whole.add(cuts.get(i));
            } else if (i + 1 < cuts.size() && (whole.isEmpty() || next)) {
                cuts.set(i + 1, new Cut(cuts.get(i).from(), cuts.get(i + 1).to()));
            } else {
                Cut before = whole.remove(whole.size() - 1);
                whole.add(new Cut(before.from(), cuts.get(i).to()));
            }
        }
        long words = BlankRecords.fields(titles, List.of()).size();
        // A sentence below the rows is not aligned.
        boolean regular = 2 * lines.stream().filter(line -> BlankRecords.fields(line, List.of()).size() == words).count() > lines.size();
        return lines.size() < 2 || whole.size() < 2 || regular && whole.size() < words ? List.of() : whole;
    }

    private static boolean isFilled(String line, int at) {
        return at < line.length() && !Character.isWhitespace(line.charAt(at));
    }

    private static String cut(String line, Cut cut) {
        return line.substring(Math.min(cut.from(), line.length()), Math.min(cut.to(), line.length()));
    }

    /** Number of fields of a row. */
    public int columns() {
        return titles.isEmpty() ? rows.stream().mapToInt(List::size).findFirst().orElse(0) : titles.size();
    }

    /** This shape with its first row as titles, in any case. */
    public TableShape withTitles() {
        return above > 0 || rows.isEmpty() ? this : new TableShape(separator, cuts, comment, rows.get(0), 1, rows.subList(1, rows.size()));
    }

    /**
     * Opens the rows of data of a file of this shape.
     *
     * @param malformed takes the line of each byte that is not valid text
     */
    public Records open(InputFile file, Limits limits, IntConsumer malformed) throws InputException {
        BufferedReader in = new BufferedReader(file.open(limits, malformed), CsvRecords.BLOCK);
        Records records = separator == Separator.BLANK ? new BlankRecords(file, limits, cuts, comment, in)
                : new CsvRecords(file, limits, separator.character(), comment, in);
        try {
            for (int row = 0; row < above && records.next(); row++) {
                continue;
            }
            return records;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
