package org.schedscope.io;

import java.util.Optional;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.DocumentHead;

/**
 * A file with what its beginning shows: it is opened once for that, and every format looks at it once.
 *
 * @param workload format of the workload, if one recognises it; also in files of other kinds
 * @param schedule format of the schedule, if one recognises it; also in files of other kinds
 */
public record RecognizedFile(InputFile file, DocumentHead head, FileKind kind, Optional<WorkloadFormat> workload,
        Optional<ScheduleFormat> schedule) {
    /**
     * Looks at how a file begins.
     *
     * @throws InputException if it cannot be read at all
     */
    public static RecognizedFile of(InputFile file, Limits limits) throws InputException {
        DocumentHead head = DocumentHead.of(file, limits);
        Optional<WorkloadFormat> workload = Formats.recognising(head);
        Optional<ScheduleFormat> schedule = ScheduleFormats.of(head);
        return new RecognizedFile(file, head, FileKind.of(head, workload.isPresent(), schedule.isPresent()), workload, schedule);
    }

    /** Refusal of a file that is of no known kind, with what can be read instead. */
    public InputException refusal(Limits limits) throws InputException {
        return new InputException(file.problem(UnreadFormats.reason(head, file, limits)));
    }
}
