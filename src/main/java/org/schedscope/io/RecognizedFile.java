package org.schedscope.io;

import java.util.Optional;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.DocumentHead;

/**
 * A file and the formats that recognise it. Its beginning is read once, and each format checks it once.
 *
 * @param workload format of the workload, if one recognises it; also in files of other kinds
 * @param schedule format of the schedule, if one recognises it; also in files of other kinds
 */
public record RecognizedFile(InputFile file, DocumentHead head, FileKind kind, Optional<WorkloadFormat> workload,
        Optional<ScheduleFormat> schedule) {
    /**
     * Recognises a file.
     *
     * @throws InputException if it cannot be read at all
     */
    public static RecognizedFile of(InputFile file, Limits limits) throws InputException {
        DocumentHead head = DocumentHead.of(file, limits);
        Optional<WorkloadFormat> workload = Formats.recognising(head);
        Optional<ScheduleFormat> schedule = ScheduleFormats.of(head);
        return new RecognizedFile(file, head, FileKind.of(head, workload.isPresent(), schedule.isPresent()), workload, schedule);
    }

    /** The refusal of a file of unknown kind, with the formats that can be read. */
    public InputException refusal(Limits limits) throws InputException {
        return new InputException(file.problem(UnreadFormats.reason(head, file, limits)));
    }
}
