package org.schedscope.io.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A hidden file beside an output, {@code .NAME.PROCESS-N.part}, that is moved into its place when complete. It is locked while it is
 * written, so that the next program that writes into the folder can recognise and remove the file of one that was killed.
 */
final class PartFile {
    private static final Pattern NAME = Pattern.compile("\\..*\\.([0-9]{1,18})-[0-9]+\\.part");

    private final Path path;
    private final FileChannel channel;

    private PartFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Creates a file with the permissions of the file that it will replace. */
    static PartFile beside(Path target) throws IOException {
        Path path = unused(target);
        PartFile part = new PartFile(path, FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        try {
            part.lock();
            copyPermissions(target, path);
            return part;
        } catch (IOException e) {
            part.remove();
            throw e;
        }
    }

    private static Path unused(Path target) {
        for (int number = 0;; number++) {
            Path path = target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid() + "-" + number + ".part");
            if (!Files.exists(path)) {
                return path;
            }
        }
    }

    private void lock() {
        try {
            channel.tryLock();
        } catch (IOException unknownHere) {
            // On a file system without locks left files stay, since nothing shows whether their writer still runs.
            return;
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        if (Files.exists(from)) {
            Optional<PosixFileAttributeView> old = Optional.ofNullable(Files.getFileAttributeView(from, PosixFileAttributeView.class));
            if (old.isPresent()) {
                PosixFileAttributes attributes = old.get().readAttributes();
                Files.setPosixFilePermissions(to, attributes.permissions());
            }
        }
    }

    Path path() {
        return path;
    }

    OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    void remove() throws IOException {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stillOpen) {
            channel.close();
            Files.deleteIfExists(path);
        }
    }

    /** Removes files in a folder whose process does not run and that are not locked. */
    static void removeLeftBehind(Path folder) {
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, ".*.part")) {
            for (Path part : parts) {
                Matcher name = NAME.matcher(part.getFileName().toString());
                if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty() && Files.isRegularFile(part)) {
                    removeUnlocked(part);
                }
            }
        } catch (IOException notMine) {
            // Removing files of other processes must not make the run fail.
            return;
        }
    }

    private static void removeUnlocked(Path part) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            if (channel.tryLock() != null) {
                Files.deleteIfExists(part);
            }
        }
    }
}
