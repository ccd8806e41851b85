package org.schedscope.experiment.session;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;

/**
 * Session files, {@code *.schedscope}: a zip file with {@code session.json} and, once each, its inputs in {@code inputs/}. Its runs can be
 * repeated without any other file. The same session gives the same bytes.
 */
public final class SessionFile {
    /** Ending of session files. */
    public static final String ENDING = ".schedscope";
    /** The earliest time of zip files; a real one would make two files of the same session differ. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private SessionFile() {
    }

    /**
     * Reads a session file.
     *
     * @throws InputException with the errors in it, or in one of its inputs
     */
    public static SavedSession read(InputFile file, Limits limits) throws InputException {
        try (SessionEntries entries = SessionEntries.inZip(file, limits)) {
            return SessionReader.read(entries, limits);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /**
     * Reads a session that a {@link SessionFolder} wrote.
     *
     * @throws InputException with the errors in it
     */
    public static SavedSession readFolder(Path folder, Limits limits) throws InputException {
        return SessionReader.read(SessionEntries.inFolder(folder, limits), limits);
    }

    /** Writes a session file and leaves the stream open. */
    public static void write(SavedSession session, OutputStream out) throws IOException {
        SessionInputs inputs = new SessionInputs();
        inputs.take(session);
        ZipOutputStream zip = new ZipOutputStream(out);
        put(zip, SessionJson.NAME, stream -> SessionJson.write(session, inputs, stream));
        for (Map.Entry<String, OutputFiles.Contents> input : inputs.entries().entrySet()) {
            put(zip, input.getKey(), input.getValue());
        }
        zip.finish();
    }

    private static void put(ZipOutputStream zip, String name, OutputFiles.Contents contents) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(NO_TIME);
        zip.putNextEntry(entry);
        contents.writeTo(new FilterOutputStream(zip) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                out.write(bytes, offset, length);
            }

            @Override
            public void close() {
                // Ends the entry, not the file.
            }
        });
        zip.closeEntry();
    }
}
