package org.schedscope.ui.state.edit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * An edited workload as native JSON, and its files beside it.
 *
 * @param workload as the file has it
 * @param contents of all files
 */
record SavedWorkload(Workload workload, Map<Path, OutputFiles.Contents> contents) {
    static final String ENDING = ".workload.json";

    /** Of a workload whose platform follows from it. */
    static SavedWorkload alone(Workload edited, Path file) {
        Workload workload = new Workload(edited.name(), edited.timeUnit(), edited.start(), Optional.empty(), edited.horizon(),
                edited.jobs());
        return new SavedWorkload(workload, Map.of(file, out -> WorkloadWriter.write(workload, out)));
    }

    /** With the platform beside it, which it names. A file with other content that has this name stays: a number is put behind it. */
    static SavedWorkload withPlatform(Workload edited, Platform platform, Path file) {
        OutputFiles.Contents document = out -> PlatformWriter.write(platform, out);
        Path beside = beside(file, document);
        Workload workload = edited.withPlatform(beside.getFileName().toString());
        return new SavedWorkload(workload, Map.of(file, out -> WorkloadWriter.write(workload, out), beside, document));
    }

    private static Path beside(Path file, OutputFiles.Contents contents) {
        String name = file.getFileName().toString();
        String base = name.substring(0, name.toLowerCase(Locale.ROOT).lastIndexOf(ENDING));
        int number = 1;
        Path beside = file.resolveSibling(base + ".platform.json");
        while (Files.exists(beside) && !holds(beside, contents)) {
            beside = file.resolveSibling(base + "-" + ++number + ".platform.json");
        }
        return beside;
    }

    private static boolean holds(Path file, OutputFiles.Contents contents) {
        try (InputStream there = Files.newInputStream(file)) {
            ByteArrayOutputStream wanted = new ByteArrayOutputStream();
            contents.writeTo(wanted);
            return Arrays.equals(wanted.toByteArray(), there.readNBytes(wanted.size() + 1));
        } catch (IOException unreadable) {
            return false;
        }
    }
}
