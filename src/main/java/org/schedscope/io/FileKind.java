package org.schedscope.io;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.csv.EetCapacityCsv;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.log.EventLog;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.text.DidYouMean;

/** The kind of a file, recognised by its beginning, in one place for all uses; the name of the file does not matter. */
public enum FileKind {
    /**
     * A workload; also a manifest, an archive of workflows, and any file of unknown kind, since the reader of the program's own workloads
     * reports best what is missing.
     */
    WORKLOAD(WorkloadJson.FORMAT, Manifest.FORMAT),
    PLATFORM(PlatformJson.FORMAT),
    SCHEDULE,
    EVENT_LOG(EventLog.FORMAT),
    SESSION("schedscope-session"),
    LESSON("schedscope-lesson"),
    EXPERIMENT("schedscope-experiment"),
    RESULTS("schedscope-results"),
    FORK(ForkJson.FORMAT),
    /** The capacity that users may expect. */
    CAPACITIES,
    /** A file of another program that cannot be read. */
    UNKNOWN;

    /** Maximum of differing letters between a misspelt word and the intended one. */
    private static final int MOST_SLIPS = 2;

    private final List<String> formats;

    FileKind(String... formats) {
        this.formats = List.of(formats);
    }

    /** Value of the field {@code format} of such a document. */
    public String format() {
        return formats.get(0);
    }

    /**
     * Recognises a file.
     *
     * @throws InputException if it cannot be read at all
     */
    public static FileKind of(InputFile file, Limits limits) throws InputException {
        return RecognizedFile.of(file, limits).kind();
    }

    /**
     * The kind of a file by its head.
     *
     * @param workload whether a workload format recognises it
     * @param schedule whether a schedule format recognises it
     */
    static FileKind of(DocumentHead head, boolean workload, boolean schedule) {
        Optional<FileKind> told = head.format().flatMap(FileKind::saying);
        if (told.isPresent()) {
            return told.get();
        }
        if (head.format().isEmpty() && PlatformJson.resembles(head)) {
            return PLATFORM;
        }
        if (head.format().isEmpty() && ForkJson.resembles(head)) {
            return FORK;
        }
        if (workload) {
            return WORKLOAD;
        }
        if (head.isZip()) {
            return ForeignBytes.isKnown(head) ? UNKNOWN : SESSION;
        }
        if (schedule) {
            return SCHEDULE;
        }
        if (Formats.isTable(head)) {
            return WORKLOAD;
        }
        if (EetCapacityCsv.recognises(head)) {
            return CAPACITIES;
        }
        return UnreadFormats.isForeign(head) ? UNKNOWN : WORKLOAD;
    }

    /** The kind whose format this is, perhaps misspelt: its reader reports the correct word. */
    private static Optional<FileKind> saying(String format) {
        List<String> known = Arrays.stream(values()).flatMap(kind -> kind.formats.stream()).toList();
        Optional<String> meant = DidYouMean.to(format, known).filter(near -> DidYouMean.distance(format, near) <= MOST_SLIPS);
        return meant.flatMap(one -> Arrays.stream(values()).filter(kind -> kind.formats.contains(one)).findFirst());
    }
}
