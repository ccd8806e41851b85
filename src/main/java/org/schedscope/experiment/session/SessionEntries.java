package org.schedscope.experiment.session;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.schedscope.io.input.BoundedStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** The storage of the document and inputs of a session: a zip file or a folder. Entries are never unpacked to disk. */
abstract class SessionEntries implements Closeable {
    private static final int MOST_ENTRIES = 10_000;
    /** Size in bytes from which the ratio of compression is checked. */
    private static final long RATIO_FROM = 1 << 20;

    private final Limits limits;

    private SessionEntries(Limits limits) {
        this.limits = limits;
    }

    /**
     * An entry by its name.
     *
     * @throws InputException if there is none
     */
    abstract InputFile entry(String name) throws InputException;

    /**
     * An input by its name.
     *
     * @throws InputException if there is none, or its bytes have another digest than its name
     */
    InputFile verified(String name) throws InputException {
        InputFile file = entry(name);
        MessageDigest digest = SessionInputs.sha256();
        try (InputStream in = new DigestInputStream(file.openBytes(limits), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw file.failure(e);
        }
        if (!HexFormat.of().formatHex(digest.digest()).equals(SessionInputs.digestIn(name))) {
            throw new InputException(file.problem(Problem.ofFormat("session.damaged")));
        }
        return file;
    }

    /** The entries of a folder, as used by open windows. */
    static SessionEntries inFolder(Path folder, Limits limits) {
        return new SessionEntries(limits) {
            @Override
            InputFile entry(String name) {
                return InputFile.of(folder.resolve(name));
            }

            @Override
            public void close() {
                // No file is kept open.
            }
        };
    }

    /**
     * The entries of a zip file. All of its directory is checked first.
     *
     * @throws InputException if it is not a zip file, or has entries that no session has, entries twice, or too large ones
     */
    static SessionEntries inZip(InputFile file, Limits limits) throws InputException {
        Path path = file.path().orElseThrow(() -> new InputException(file.problem(Problem.ofFormat("session.file"))));
        if (Files.isDirectory(path)) {
            throw new InputException(file.problem(Problem.words("file.folder")));
        }
        ZipFile zip = null;
        try {
            zip = new ZipFile(path.toFile());
            return new ZipEntries(file, zip, limits);
        } catch (ZipException e) {
            throw new InputException(file.problem(Problem.ofFormat("session.zip")));
        } catch (IOException e) {
            closeQuietly(zip, e);
            throw file.failure(e);
        }
    }

    private static void closeQuietly(ZipFile zip, IOException cause) {
        if (zip != null) {
            try {
                zip.close();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }

    private static final class ZipEntries extends SessionEntries {
        private final InputFile file;
        private final ZipFile zip;
        private final Map<String, ZipEntry> entries = new LinkedHashMap<>();

        ZipEntries(InputFile file, ZipFile zip, Limits limits) throws InputException {
            super(limits);
            this.file = file;
            this.zip = zip;
            if (zip.size() > MOST_ENTRIES) {
                throw wrong(Problem.ofFormat("session.entries", MOST_ENTRIES));
            }
            long all = 0;
            for (Enumeration<? extends ZipEntry> each = zip.entries(); each.hasMoreElements();) {
                ZipEntry entry = each.nextElement();
                String name = entry.getName();
                if (!name.equals(SessionJson.NAME) && !SessionInputs.isName(name)) {
                    throw wrong(Problem.ofFormat("session.entry", SafeText.quoted(name)));
                }
                if (entries.put(name, entry) != null) {
                    throw wrong(Problem.ofFormat("session.entry.twice", SafeText.quoted(name)));
                }
                all += checkedSize(entry, limits);
                if (all > limits.fileBytes()) {
                    throw wrong(Problem.ofFormat("session.bytes", limits.fileBytes()));
                }
            }
        }

        private InputException wrong(Message message) {
            return new InputException(file.problem(message));
        }

        private long checkedSize(ZipEntry entry, Limits limits) throws InputException {
            long size = entry.getSize();
            if (size < 0 || entry.getCompressedSize() < 0) {
                throw wrong(Problem.ofFormat("session.size", SafeText.quoted(entry.getName())));
            }
            if (size > RATIO_FROM && size / limits.gzipRatio() > entry.getCompressedSize()) {
                throw wrong(Problem.ofFormat("session.bomb", SafeText.quoted(entry.getName()), limits.gzipRatio()));
            }
            return size;
        }

        @Override
        InputFile entry(String name) throws InputException {
            ZipEntry entry = entries.get(name);
            if (entry == null) {
                throw wrong(Problem.ofFormat(name.equals(SessionJson.NAME) ? "session.none" : "session.entry.none", name));
            }
            // The stream ends at the size in the directory: an entry that holds more is as wrong as one that is too large.
            return InputFile.entry(file, name, limits -> new BoundedStream(zip.getInputStream(entry), file, entry.getSize(), null, 0));
        }

        @Override
        public void close() throws IOException {
            zip.close();
        }
    }
}
