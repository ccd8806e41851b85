package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/** Binary files of other programs, recognised by their first bytes, with advice on how to convert them into a table. */
final class ForeignBytes {
    private static final List<Row> ALL = FormatWords.lists("bytes").entrySet().stream().flatMap(kind -> kind.getValue().stream()
            .map(word -> word.split("=", 2)).map(word -> new Row(word[1], kind.getKey(), word[0]))).toList();
    /** Parts by which zip files of office programs are recognised. */
    private static final List<Row> OFFICE = List.of(new Row("xl/", "workbook", "Excel"),
            new Row("opendocument.spreadsheet", "workbook", "LibreOffice"), new Row("word/", "document", "Word"),
            new Row("ppt/", "document", "PowerPoint"), new Row("opendocument", "document", "LibreOffice"));

    private static final Row ZIP = new Row("PK", "packed", "zip");
    /** Bytes before the name of the first entry of a zip file. */
    private static final int ZIP_HEADER = 30;
    /** Entry by which the program's own sessions are recognised. */
    private static final String SESSION = "session.json";

    private ForeignBytes() {
    }

    /**
     * A kind of file.
     *
     * @param bytes first bytes, each as a character
     * @param key key of its message
     * @param name name of the format or the program, the same in all languages
     */
    private record Row(String bytes, String key, String name) {
    }

    private static Optional<Row> row(DocumentHead head) {
        String beginning = head.beginning();
        if (head.isZip()) {
            boolean office = beginning.contains("[Content_Types].xml") || beginning.contains("mimetypeapplication/vnd.oasis");
            return OFFICE.stream().filter(row -> office && beginning.contains(row.bytes())).findFirst()
                    .or(() -> Optional.of(ZIP).filter(row -> beginning.length() > ZIP_HEADER && !beginning.contains(SESSION)));
        }
        return !head.isText() || beginning.startsWith("%PDF-") || beginning.startsWith("%!PS") || beginning.startsWith("{\\rtf")
                ? ALL.stream().filter(row -> beginning.startsWith(row.bytes())).findFirst() : Optional.empty();
    }

    /** Whether a file is binary, and not a session. */
    static boolean isKnown(DocumentHead head) {
        return head.isZip() ? row(head).isPresent() : row(head).isPresent() || !head.isText();
    }

    /** Name of the CSV file suggested for its table. */
    static String csvName(InputFile file) {
        return file.stem().replaceFirst("(?<=.)\\.\\w+$", "") + ".csv";
    }

    /** Description of a binary file, with advice. */
    static Optional<Message> reason(DocumentHead head, InputFile file) {
        Optional<Row> row = row(head);
        if (row.isEmpty()) {
            return isKnown(head) ? Optional.of(Problem.ofFormat("kind.bytes")) : Optional.empty();
        }
        return Optional.of(Problem.ofFormat("kind.bytes." + row.get().key(), row.get().name(), file.name().replace("'", "''"),
                csvName(file)));
    }
}
