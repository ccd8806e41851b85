package org.schedscope.io.input;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of lines with words between blanks; {@code #} at the beginning of a word begins a comment. Lines without words are skipped. One
 * line is in memory.
 */
public final class TextLines implements Closeable {
    /** Longest line in multiples of the longest text. */
    private static final int TEXTS = 64;

    private final InputFile file;
    private final Limits limits;
    private final BufferedReader in;
    private final ProblemList problems;
    private final List<String> words = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private int number;

    public TextLines(InputFile file, Limits limits) throws InputException {
        this.file = file;
        this.limits = limits;
        this.problems = new ProblemList(file);
        this.in = new BufferedReader(file.open(limits), 1 << 16);
    }

    public InputFile file() {
        return file;
    }

    public ProblemList problems() {
        return problems;
    }

    /** Moves to the next line with a word; false at the end of the file. */
    public boolean next() throws IOException {
        int c = 0;
        while (c >= 0) {
            words.clear();
            columns.clear();
            number++;
            c = readLine();
            if (!words.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Reads up to the end of the line and returns the character there, −1 at the end of the file. */
    private int readLine() throws IOException {
        StringBuilder word = new StringBuilder();
        boolean comment = false;
        for (int column = 1;; column++) {
            int c = in.read();
            boolean end = c < 0 || c == '\n';
            if (end || Character.isWhitespace(c)) {
                addWord(word, column);
            } else if (word.length() == 0 && c == '#') {
                comment = true;
            } else if (!comment) {
                word.append((char) c);
            }
            if (end) {
                return c;
            }
            if (word.length() > limits.stringLength() || column > (long) TEXTS * limits.stringLength()) {
                throw problems.fatal(new Problem(file.name(), number, column, "", Problem.ofFormat("text.long")));
            }
        }
    }

    private void addWord(StringBuilder word, int column) {
        if (word.length() > 0) {
            words.add(SafeText.of(word.toString()));
            columns.add(column - word.length());
            word.setLength(0);
        }
    }

    /** Number of the line, from 1. */
    public int number() {
        return number;
    }

    public int size() {
        return words.size();
    }

    public String word(int index) {
        return words.get(index);
    }

    public Place place(int index) {
        return new Place(number, index < columns.size() ? columns.get(index) : 1, "");
    }

    /**
     * A number from 0 to {@code most}; 0, with a problem noted, for any other text.
     *
     * @param what key of its name
     */
    public int whole(int index, String what, int most) throws InputException {
        String text = word(index);
        boolean digits = text.length() <= 10 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits || Long.parseLong(text) > most) {
            problems.add(place(index), Problem.ofFormat("stg.whole", Problem.ofFormat("stg." + what), most, SafeText.quoted(text)));
            return 0;
        }
        return Integer.parseInt(text);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
