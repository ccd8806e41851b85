package org.schedscope.cli.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.output.StandardOutput;
import org.schedscope.policy.registry.PolicyPlugins;

/**
 * The files of one command. Inputs are registered when they are opened, also those that other inputs name; an output that would replace one
 * of them, by any name or link, is refused, and so are two outputs into one file.
 */
public final class CommandFiles implements ReadWatch {
    private static final int MEGABYTE = 1_000_000;

    /** Keys of files from the system, or their real paths where it has none. */
    private final Set<Object> read = new HashSet<>();
    private final Map<Object, Path> written = new LinkedHashMap<>();
    private boolean standardOutput;
    private Optional<Progress> told = Optional.empty();
    private long bytesRead;
    private long bytesOpened;

    public CommandFiles() {
        PolicyPlugins.jarsOfProperty().forEach(this::opening);
    }

    /** Shows from now on how much has been read. */
    public void tellOn(Progress line) {
        told = Optional.of(line);
    }

    /** A file to read, with the files that it names. */
    public InputFile input(Path path) {
        return InputFile.of(path).watchedBy(this);
    }

    /** Registers inputs before they are read. */
    public void willRead(List<Path> inputs) {
        inputs.forEach(this::opening);
    }

    /** Refuses outputs that cannot be written, or that are another input or output; to be called before anything is read. */
    public void willWrite(List<Path> outputs) throws IOException {
        for (Path file : outputs) {
            if (StandardOutput.isNamed(file)) {
                toStandardOutput();
                continue;
            }
            Path folder = file.toAbsolutePath().getParent();
            if (Files.isDirectory(file)) {
                throw new UsageException("cannot write " + file + ": it is a folder");
            }
            if (folder != null && !Files.isDirectory(folder)) {
                throw new UsageException("cannot write " + file + ": the folder " + folder + " does not exist");
            }
            mayWrite(file);
        }
    }

    private void toStandardOutput() {
        if (standardOutput) {
            throw new UsageException("cannot write two outputs to the standard output; write one of them to a file");
        }
        standardOutput = true;
    }

    /** Whether standard output is one of the outputs, so that nothing else may be printed there. */
    public boolean isStandardOutputTaken() {
        return standardOutput;
    }

    /** Refuses an output that is another input or output; its folder may not exist yet. */
    void mayWrite(Path file) {
        if (written.put(key(file), file) != null) {
            throw refusal(file);
        }
        check(file);
    }

    /** Refuses outputs that have been read meanwhile; to be called before anything is run. */
    public void check() {
        written.values().forEach(this::check);
    }

    /** The outputs, checked once more. */
    public OutputFiles open() {
        check();
        return new OutputFiles(this::check);
    }

    private void check(Path output) {
        if (StandardOutput.isNamed(output)) {
            return;
        }
        if (isRead(key(output))) {
            throw refusal(output);
        }
    }

    private synchronized boolean isRead(Object key) {
        return read.contains(key);
    }

    private static UsageException refusal(Path file) {
        return new UsageException("cannot write " + file + ": it is another input or output of this command");
    }

    @Override
    public synchronized void opening(Path file) {
        if (Files.isRegularFile(file) && read.add(key(file))) {
            bytesOpened += file.toFile().length();
        }
    }

    @Override
    public synchronized void read(int bytes) {
        bytesRead += bytes;
        told.ifPresent(line -> line.tell(bytesRead / MEGABYTE + " of " + Math.max(bytesRead, bytesOpened) / MEGABYTE + " MB read"));
    }

    private static Object key(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.fileKey() == null ? file.toRealPath() : attributes.fileKey();
        } catch (IOException notThere) {
            return pathOfNew(file);
        }
    }

    private static Path pathOfNew(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        try {
            return whole.getParent().toRealPath().resolve(whole.getFileName());
        } catch (IOException noFolder) {
            return whole;
        }
    }
}
