package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.WorkloadFormatsTest;
import org.schedscope.io.workflow.WfFormatTest;
import org.schedscope.model.Job;
import org.schedscope.text.Message;

/** Archives of workflows, read as they are. */
class WorkflowArchiveTest {
    @TempDir
    Path folder;

    static byte[] tar(Map<String, String> members) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream out = new TarArchiveOutputStream(bytes)) {
            out.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Map.Entry<String, String> member : members.entrySet()) {
                byte[] content = member.getValue().getBytes(StandardCharsets.UTF_8);
                TarArchiveEntry entry = new TarArchiveEntry(member.getKey());
                entry.setSize(content.length);
                out.putArchiveEntry(entry);
                out.write(content);
                out.closeArchiveEntry();
            }
            TarArchiveEntry link = new TarArchiveEntry("link.json", TarConstants.LF_SYMLINK);
            link.setLinkName("/etc/passwd");
            out.putArchiveEntry(link);
            out.closeArchiveEntry();
        }
        return bytes.toByteArray();
    }

    static Map<String, String> members() {
        Map<String, String> members = new TreeMap<>();
        members.put("LICENSE", "none");
        members.put("./.hidden.json", "{");
        members.put("old/eager.json", WfFormatTest.OLD);
        members.put("new/" + "long".repeat(40) + ".json", WfFormatTest.LATEST);
        members.put("montage.dax", WorkloadFormatsTest.DAX);
        return members;
    }

    private FormatContract<LoadedWorkload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    @Test
    void everyWorkflowIsAJobInTheOrderOfTheArchive() throws IOException {
        byte[] tar = tar(members());
        for (byte[] bytes : List.of(tar, FormatContract.gzip(tar))) {
            LoadedWorkload read = contract().read("all.tar.gz", bytes);
            assertEquals("all", read.workload().name());
            assertEquals(List.of("montage", "two steps", "eager"), read.workload().jobs().stream().map(Job::id).toList());
        }
    }

    @Test
    void tasksAreFoundInTheirMembers() throws IOException {
        JobPlaces places = contract().read("all.tgz", FormatContract.gzip(tar(members()))).places();
        assertEquals(folder.resolve("all.tgz") + "!/old/eager.json:2:3: x (/workflow/jobs/0)",
                places.problem(2, 0, Message.verbatim("x")).text());
        assertEquals(folder.resolve("all.tgz") + "!/montage.dax:7:1: x", places.problem(0, 0, Message.verbatim("x")).text());
    }

    @Test
    void problemsOfMembersAreToldWithTheirNames() throws IOException {
        Map<String, String> members = members();
        members.put("old/eager.json", WfFormatTest.OLD.replace("\"runtime\": 100", "\"runtime\": -1"));
        assertEquals("all.tar!/old/eager.json:4:45: \"runtime\" is -1; it must not be negative (/workflow/jobs/1/runtime)",
                contract().refusal("all.tar", tar(members)));
        assertEquals("all.tar: the archive has no workflows", contract().refusal("all.tar", tar(Map.of("README", "x"))));
    }

    @Test
    void damagedArchivesAreRefused() throws IOException {
        byte[] tar = tar(members());
        for (int length = 600; length < tar.length - 3000; length += 97) {
            assertTrue(contract().refusal("all.tar", Arrays.copyOf(tar, length)).startsWith("all.tar"));
        }
        byte[] packed = FormatContract.gzip(tar);
        assertEquals("all.tgz: the gzip data is damaged or cut off",
                contract().refusal("all.tgz", Arrays.copyOf(packed, packed.length / 2)));
    }

    @Test
    void limitsHoldForAllMembersTogether() throws IOException {
        FormatContract<LoadedWorkload> strict = new FormatContract<>(folder, path -> Formats.read(path,
                ReadOptions.DEFAULT.withLimits(new Limits(1 << 20, 64, 1000, 200, 6, 100, 200))));
        assertEquals("all.tar!/old/eager.json: more than 6 tasks; the limit is 6", strict.refusal("all.tar", tar(members())));
    }
}
