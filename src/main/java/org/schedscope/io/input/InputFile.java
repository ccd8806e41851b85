package org.schedscope.io.input;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.schedscope.text.Message;

/**
 * A file, or a resource of the program, that is read: bytes become characters here. Gzip is recognised by its first two bytes, UTF-16 by
 * its mark or its zeros, other text is strict UTF-8, a byte order mark is skipped, sizes are limited.
 */
public final class InputFile {
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;
    private static final int BUFFER = 1 << 16;
    /** Endings that name a format, from the outermost inwards. */
    private static final String[] ENDINGS = {".gz", ".tgz", ".tar", ".machines", ".swf", ".json", ".ndjson", ".csv", ".xml", ".jed",
            ".jedule", ".dax", ".dag", ".stg", ".workload", ".platform", ".manifest", ".events", ".tsv", ".txt",
            ".log", ".owf", ".dot", ".yml", ".yaml"};

    /** Folders in which systems have standard input and unnamed pipes. */
    private static final List<Path> STREAMS = List.of(Path.of("/dev"), Path.of("/dev/fd"), Path.of("/proc/self/fd"));

    private final Optional<Path> path;
    private final String name;
    private final Bytes bytes;
    private final ReadWatch watch;

    /** Source of the bytes, which may be opened several times. */
    public interface Bytes {
        InputStream open(Limits limits) throws IOException;
    }

    private InputFile(Optional<Path> path, String name, Bytes bytes, ReadWatch watch) {
        this.path = path;
        this.name = name;
        this.bytes = bytes;
        this.watch = watch;
    }

    /**
     * The file that a user names or, if there is no such file, the {@linkplain Samples#named sample} of this name; {@code -} is standard
     * input. Standard input and pipes are read once, and kept for further reading.
     */
    public static InputFile of(Path path) {
        return Samples.named(path).orElseGet(() -> file(path));
    }

    /** The absolute path, which is valid in every working folder; for a sample its name, by which alone it is found. */
    public static Path whole(Path path) {
        return Samples.named(path).isPresent() ? path : path.toAbsolutePath().normalize();
    }

    private static InputFile file(Path path) {
        String name = path.toString();
        return new InputFile(Optional.of(path), name, limits -> openFile(path, name, limits), ReadWatch.NONE);
    }

    /** A resource on the class path, such as {@code sample-workloads/campus-week.workload.json}. */
    public static InputFile resource(String name) {
        return new InputFile(Optional.empty(), name, limits -> openResource(name), ReadWatch.NONE);
    }

    /** Content that was read already, or comes from another source. */
    public static InputFile of(String name, byte[] content) {
        return new InputFile(Optional.empty(), name, limits -> new ByteArrayInputStream(content), ReadWatch.NONE);
    }

    /** An entry of an archive, opened by the archive. */
    public static InputFile entry(InputFile archive, String name, Bytes bytes) {
        return new InputFile(Optional.empty(), memberName(archive, name), bytes, ReadWatch.NONE);
    }

    public static String memberName(InputFile archive, String member) {
        return archive.name + "!/" + member;
    }

    /** This file; the watch is informed of all bytes read from it and from the files that it names. */
    public InputFile watchedBy(ReadWatch other) {
        return new InputFile(path, name, bytes, other);
    }

    /** The file; absent for a resource. */
    public Optional<Path> path() {
        return path;
    }

    /** Its name as the user wrote it, for messages; of a resource its name on the class path. */
    public String name() {
        return name;
    }

    /** Files are equal if they are read from the same place. */
    @Override
    public boolean equals(Object other) {
        return other instanceof InputFile file && path.equals(file.path) && name.equals(file.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Another file in the same folder, by a path with slashes. */
    public InputFile sibling(String other) {
        return path.map(here -> beside(here, other).watchedBy(watch))
                .orElseGet(() -> resource(Path.of(name).resolveSibling(other).normalize().toString().replace('\\', '/')));
    }

    private static InputFile beside(Path here, String other) {
        try {
            // Files named by a stream are in the present folder, since there are no user's files beside the stream.
            return file(STREAMS.stream().anyMatch(folder -> folder.equals(here.getParent())) ? Path.of(other) : here.resolveSibling(other));
        } catch (InvalidPathException e) {
            return new InputFile(Optional.empty(), other, limits -> {
                throw new InputException(Problem.of(other, Problem.words("file.name", e.getReason())));
            }, ReadWatch.NONE);
        }
    }

    public boolean exists() {
        return path.map(file -> OnceRead.isStandardInput(file) || Files.exists(file))
                .orElseGet(() -> InputFile.class.getClassLoader().getResource(name) != null);
    }

    /** Size of the file in bytes, packed or not; 0 if unknown. */
    public long size() {
        try {
            return path.isPresent() ? Files.size(path.get()) : 0;
        } catch (IOException unknown) {
            return 0;
        }
    }

    /** File name without folder and without the endings that formats use. */
    public String stem() {
        String stem = path.map(Path::getFileName).map(Path::toString).orElseGet(() -> name.substring(name.lastIndexOf('/') + 1));
        for (String ending : ENDINGS) {
            if (stem.length() > ending.length() && stem.endsWith(ending)) {
                stem = stem.substring(0, stem.length() - ending.length());
            }
        }
        return stem.isEmpty() || stem.equals(OnceRead.STANDARD_INPUT.toString()) ? "workload" : SafeText.of(stem);
    }

    /** The text of the file. */
    public Reader open(Limits limits) throws InputException {
        return new Utf8Reader(openBytes(limits), this, Optional.empty());
    }

    /**
     * The text of the file, for any bytes: those that are not UTF-8 are characters of Latin-1.
     *
     * @param malformed takes the line of each of those
     */
    public Reader open(Limits limits, IntConsumer malformed) throws InputException {
        return new Utf8Reader(openBytes(limits), this, Optional.of(malformed));
    }

    /** The bytes of the file, unpacked; for text in UTF-16 those in UTF-8. */
    public InputStream openBytes(Limits limits) throws InputException {
        InputStream raw = null;
        try {
            path.ifPresent(watch::opening);
            raw = new ProgressStream(bytes.open(limits), watch);
            BoundedStream packed = new BoundedStream(raw, this, limits.fileBytes(), null, 0);
            BufferedInputStream head = new BufferedInputStream(packed, BUFFER);
            head.mark(2);
            boolean gzip = head.read() == GZIP_FIRST && head.read() == GZIP_SECOND;
            head.reset();
            return Utf16Stream.orPlain(gzip ? new UnpackingStream(
                    new BoundedStream(new GZIPInputStream(head, BUFFER), this, limits.fileBytes(), packed, limits.gzipRatio())) : head);
        } catch (IOException e) {
            closeQuietly(raw, e);
            throw failure(e);
        }
    }

    private static InputStream openResource(String name) throws IOException {
        InputStream resource = InputFile.class.getClassLoader().getResourceAsStream(name);
        if (resource == null) {
            throw new NoSuchFileException(name);
        }
        return resource;
    }

    private static InputStream openFile(Path path, String name, Limits limits) throws IOException {
        if (OnceRead.isStandardInput(path)) {
            return new ByteArrayInputStream(OnceRead.standardInput(limits));
        }
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            throw new InputException(Problem.of(name, Problem.words("file.folder")));
        }
        if (attributes.isOther()) {
            return new ByteArrayInputStream(OnceRead.pipe(path, limits));
        }
        long size = attributes.size();
        if (size > limits.fileBytes()) {
            throw new InputException(Problem.of(name, Problem.words("file.large", size, limits.fileBytes())));
        }
        return Files.newInputStream(path);
    }

    private static void closeQuietly(InputStream stream, IOException cause) {
        if (stream != null) {
            try {
                stream.close();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }

    public Problem problem(Message message) {
        return Problem.of(name, message);
    }

    /** The exception for an I/O error. */
    public InputException failure(IOException e) {
        if (e instanceof InputException input) {
            return input;
        }
        Message what = e instanceof NoSuchFileException ? absent()
                : e instanceof AccessDeniedException ? Problem.words("file.denied")
                        : e instanceof ZipException || e instanceof EOFException ? Problem.words("file.gzip")
                                : Problem.words("file.unreadable", e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        return new InputException(problem(what));
    }

    private Message absent() {
        return path.flatMap(Samples::meantBy).map(near -> Problem.words("file.absent.slip", near))
                .orElseGet(() -> Problem.words("file.absent"));
    }
}
