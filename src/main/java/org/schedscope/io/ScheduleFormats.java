package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.batsim.BatsimJobsCsv;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.schedule.JeduleReader;
import org.schedscope.io.schedule.ScheduleCsvReader;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** All formats that schedules are read from, except the program's event log; a file is recognised by its content, not by its name. */
public final class ScheduleFormats {
    private static final List<ScheduleFormat> ALL = List.of(new ScheduleCsvReader(), new BatsimJobsCsv(), new JeduleReader());

    private ScheduleFormats() {
    }

    public static List<ScheduleFormat> all() {
        return ALL;
    }

    /** The schedule format of a document, if any. */
    public static Optional<ScheduleFormat> of(DocumentHead head) {
        return ALL.stream().filter(format -> format.recognises(head)).findFirst();
    }

    /**
     * Best length of ticks for a schedule: that to which its times are rounded, since shorter ones would show differences caused by
     * rounding. A second for schedules in ticks; a fitting one for logs.
     */
    public static TickLength tickOf(RecognizedFile source, ReadOptions options) throws InputException {
        return source.kind() == FileKind.SCHEDULE ? TickLength.ofDecimals(read(source, options.withTick(TickLength.SECOND)).decimals())
                : TickLength.FITTING;
    }

    /** Whether a file is a schedule with submissions, and so contains its workload, too. */
    static boolean tellsSubmissions(RecognizedFile source) {
        return source.schedule().filter(ScheduleFormat::tellsSubmissions).isPresent() && source.kind() == FileKind.SCHEDULE;
    }

    /** Whether a table with these titles is a schedule. */
    static boolean haveTitles(List<String> titles) {
        return ScheduleCsvReader.areTitles(titles) || BatsimJobsCsv.areTitles(titles);
    }

    /**
     * Reads a schedule from a file.
     *
     * @throws InputException with all problems
     */
    public static RawSchedule read(InputFile file, ReadOptions options) throws InputException {
        return read(RecognizedFile.of(file, options.limits()), options);
    }

    /**
     * Reads a schedule from a recognised file.
     *
     * @throws InputException with all problems
     */
    public static RawSchedule read(RecognizedFile source, ReadOptions options) throws InputException {
        InputFile file = source.file();
        ScheduleFormat format = source.schedule().orElseThrow(() -> new InputException(file.problem(UnreadFormats.separator(source.head())
                .orElseGet(() -> Problem.ofFormat("kind.no.schedule",
                        Message.list(ALL.stream().map(known -> Problem.formatName(known.name())).toList()))))));
        return format.read(file, options);
    }
}
