package org.schedscope.io;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/**
 * Reads a tar archive of workflows, mostly {@code .tar.gz}, as one workload, in the order of the archive and without unpacking it to disk.
 * Members with other names than workflows have are skipped. One member at a time is in memory.
 */
public final class WorkflowArchive implements WorkloadFormat {
    /** Maximum of bytes of a member, since it is in memory while it is read. */
    private static final int LARGEST_MEMBER = 1 << 28;
    private static final int BLOCK = 512;
    private static final int MOST_MEMBERS = 1_000_000;

    @Override
    public String name() {
        return "archive of workflows (tar, also gzipped)";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.isTar();
    }

    @Override
    public LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        WorkloadJoin join = new WorkloadJoin(options);
        try (TrailingZeros counted = new TrailingZeros(file.openBytes(options.limits()));
                TarArchiveInputStream tar = new TarArchiveInputStream(counted)) {
            int members = 0;
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (++members > MOST_MEMBERS) {
                    throw new InputException(file.problem(Problem.ofFormat("archive.many", MOST_MEMBERS)));
                }
                if (isWorkflow(entry)) {
                    add(join, file, entry.getName(), content(file, tar, entry, options.limits()));
                }
            }
            if (counted.zeros() < BLOCK) {
                throw cutOff(file);
            }
        } catch (IOException e) {
            throw failure(file, e);
        } catch (IllegalArgumentException e) {
            // Thrown by the library for malformed numbers in a header.
            throw failure(file, new IOException(e));
        }
        if (join.jobs() == 0) {
            join.note(List.of(file.problem(Problem.ofFormat("archive.empty"))));
        }
        return join.build(file.stem(), Optional.empty());
    }

    private static InputException cutOff(InputFile file) {
        return new InputException(file.problem(Problem.ofFormat("archive.cut")));
    }

    /** Counts the zeros at the end of the bytes read so far: a complete archive ends with a block of zeros. */
    private static final class TrailingZeros extends FilterInputStream {
        private long zeros;

        TrailingZeros(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int value = in.read();
            zeros = value == 0 ? zeros + 1 : value < 0 ? zeros : 0;
            return value;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int n = in.read(buffer, offset, length);
            int last = 0;
            while (last < n && buffer[offset + n - 1 - last] == 0) {
                last++;
            }
            zeros = last < n ? last : zeros + Math.max(0, n);
            return n;
        }

        @Override
        public long skip(long n) {
            // Skipped bytes must be read so that they are counted.
            return 0;
        }

        long zeros() {
            return zeros;
        }
    }

    private static boolean isWorkflow(TarArchiveEntry entry) {
        String name = entry.getName();
        boolean file = entry.getLinkFlag() == TarConstants.LF_NORMAL || entry.getLinkFlag() == TarConstants.LF_OLDNORM;
        return file && !name.endsWith("/") && WorkflowFolder.isWorkflowName(name.substring(name.lastIndexOf('/') + 1));
    }

    private static byte[] content(InputFile file, TarArchiveInputStream tar, TarArchiveEntry entry, Limits limits) throws IOException {
        long most = Math.min(LARGEST_MEMBER, limits.fileBytes());
        if (entry.getSize() > most) {
            throw new InputException(Problem.of(InputFile.memberName(file, entry.getName()),
                    Problem.ofFormat("archive.large", entry.getSize(), most)));
        }
        byte[] content = tar.readNBytes((int) entry.getSize());
        if (content.length < entry.getSize()) {
            throw cutOff(file);
        }
        return content;
    }

    private static void add(WorkloadJoin join, InputFile archive, String member, byte[] content) throws InputException {
        InputFile held = InputFile.of(InputFile.memberName(archive, member), content);
        join.addPart(held, places -> places.in(InputFile.entry(archive, member, limits -> openMember(archive, member, limits))));
    }

    private static InputException failure(InputFile file, IOException e) {
        return e instanceof InputException || e instanceof EOFException || e instanceof ZipException
                ? file.failure(e) : new InputException(file.problem(Problem.ofFormat("archive.damaged")));
    }

    /** Opens a member again, to find places in it. */
    static InputStream openMember(InputFile archive, String member, Limits limits) throws IOException {
        TarArchiveInputStream tar = new TarArchiveInputStream(archive.openBytes(limits));
        for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
            if (entry.getName().equals(member)) {
                return tar;
            }
        }
        tar.close();
        throw new NoSuchFileException(member);
    }
}
