package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.batsim.BatsimJobsCsv;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.schedule.JeduleReader;
import org.schedscope.io.schedule.ScheduleCsvReader;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** All formats that schedules are read from, besides our event log; content decides, file names do not. */
public final class ScheduleFormats {
    private static final List<ScheduleFormat> ALL = List.of(new ScheduleCsvReader(), new BatsimJobsCsv(), new JeduleReader());

    private ScheduleFormats() {
    }

    public static List<ScheduleFormat> all() {
        return ALL;
    }

    /** The format of a document that begins so, if it is a schedule. */
    public static Optional<ScheduleFormat> of(DocumentHead head) {
        return ALL.stream().filter(format -> format.recognises(head)).findFirst();
    }

    /**
     * How long ticks are best for a schedule: as its writer rounded its times. Finer ones would make a difference of what is only
     * rounded. A second for what states ticks, and what fits
     * for logs.
     */
    public static TickLength tickOf(InputFile file, ReadOptions options) throws InputException {
        DocumentHead head = DocumentHead.of(file, options.limits());
        return FileKind.of(head) == FileKind.SCHEDULE ? TickLength.ofDecimals(read(file, options.withTick(TickLength.SECOND)).decimals())
                : TickLength.FITTING;
    }

    /** Whether a file is a schedule with the submissions of its jobs, so that their workload can be read out of it, too. */
    static boolean tellsSubmissions(InputFile file, Limits limits) throws InputException {
        DocumentHead head = DocumentHead.of(file, limits);
        return of(head).filter(ScheduleFormat::tellsSubmissions).isPresent() && FileKind.of(head) == FileKind.SCHEDULE;
    }

    /** Whether the first line of a table with these titles would make it a schedule. */
    static boolean haveTitles(List<String> titles) {
        return ScheduleCsvReader.areTitles(titles) || BatsimJobsCsv.areTitles(titles);
    }

    /**
     * Reads a schedule from a file.
     *
     * @throws InputException with everything that is wrong
     */
    public static RawSchedule read(InputFile file, ReadOptions options) throws InputException {
        DocumentHead head = DocumentHead.of(file, options.limits());
        ScheduleFormat format = of(head).orElseThrow(() -> new InputException(file.problem(UnreadFormats.separator(head)
                .orElseGet(() -> Problem.ofFormat("kind.no.schedule",
                        Message.list(ALL.stream().map(known -> Problem.formatName(known.name())).toList()))))));
        return format.read(file, options);
    }
}
