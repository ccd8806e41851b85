package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/** Files that are no text, known by the bytes that they begin with: what they are, and what makes a table of them. */
final class ForeignBytes {
    private static final List<Row> ALL = List.of(
            new Row("\u0089PNG", "picture", "PNG"), new Row("\u00FF\u00D8\u00FF", "picture", "JPEG"), new Row("GIF8", "picture", "GIF"),
            new Row("II*\0", "picture", "TIFF"), new Row("MM\0*", "picture", "TIFF"), new Row("RIFF", "picture", "WebP"),
            new Row("%PDF-", "document", "PDF"), new Row("%!PS", "document", "PostScript"), new Row("{\\rtf", "document", "RTF"),
            new Row("\u00D0\u00CF\u0011\u00E0", "workbook", "Excel"),
            new Row("\u001F\u008B", "twice", "gzip"), new Row("BZh", "packed", "bzip2"), new Row("\u00FD7zXZ", "packed", "xz"),
            new Row("(\u00B5/\u00FD", "packed", "zstd"), new Row("7z\u00BC\u00AF", "packed", "7-Zip"), new Row("Rar!", "packed", "RAR"),
            new Row("\u0004\"M\u0018", "packed", "LZ4"),
            new Row("PAR1", "parquet", "Parquet"), new Row("SQLite format 3\0", "sqlite", "SQLite"),
            new Row("ARROW1", "data", "Arrow"), new Row("FEA1", "data", "Feather"), new Row("ORC", "data", "ORC"),
            new Row("Obj\u0001", "data", "Avro"), new Row("\u0089HDF", "data", "HDF5"), new Row("CDF\u0001", "data", "NetCDF"),
            new Row("\u0093NUMPY", "data", "NumPy"), new Row("\u0080\u0004\u0095", "data", "Python (pickle)"),
            new Row("MATLAB 5.0", "data", "MATLAB"), new Row("RDX", "data", "R"),
            new Row("\u007FELF", "program", "ELF"), new Row("MZ", "program", "Windows"),
            new Row("\u00CA\u00FE\u00BA\u00BE", "program", "Java"),
            new Row("\u00CF\u00FA\u00ED\u00FE", "program", "macOS"), new Row("\0asm", "program", "WebAssembly"));
    /** Parts by which zip files of office programs are known. */
    private static final List<Row> OFFICE = List.of(new Row("xl/", "workbook", "Excel"),
            new Row("opendocument.spreadsheet", "workbook", "LibreOffice"), new Row("word/", "document", "Word"),
            new Row("ppt/", "document", "PowerPoint"), new Row("opendocument", "document", "LibreOffice"));

    private static final Row ZIP = new Row("PK", "packed", "zip");
    /** Bytes before the name of what comes first in it. */
    private static final int ZIP_HEADER = 30;
    /** What our own have in them. */
    private static final String SESSION = "session.json";

    private ForeignBytes() {
    }

    /**
     * A kind of file.
     *
     * @param bytes each a character
     * @param key of its sentence
     * @param name of the format or the program, which is the same in all languages
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

    /** Whether a file is no text, and no session. */
    static boolean isKnown(DocumentHead head) {
        return head.isZip() ? row(head).isPresent() : row(head).isPresent() || !head.isText();
    }

    /** What its table may be called as CSV. */
    static String csvName(InputFile file) {
        return file.stem().replaceFirst("(?<=.)\\.\\w+$", "") + ".csv";
    }

    /** What a file is that is no text, and what to do about it. */
    static Optional<Message> reason(DocumentHead head, InputFile file) {
        Optional<Row> row = row(head);
        if (row.isEmpty()) {
            return isKnown(head) ? Optional.of(Problem.ofFormat("kind.bytes")) : Optional.empty();
        }
        return Optional.of(Problem.ofFormat("kind.bytes." + row.get().key(), row.get().name(), file.name().replace("'", "''"),
                csvName(file)));
    }
}
