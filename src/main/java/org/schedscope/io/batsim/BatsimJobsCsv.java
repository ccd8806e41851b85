package org.schedscope.io.batsim;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.csv.CsvTable;
import org.schedscope.io.format.Counts;
import org.schedscope.io.format.LogState;
import org.schedscope.io.format.Ran;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.time.TickLength;

/**
 * Reads the table of jobs of a Batsim run, {@code …_jobs.csv}: times in seconds, and machines as {@code 0-3 7}, which were called
 * processors before version 3. Jobs that did not run are omitted and counted. A machine is one core of the single cluster.
 */
public final class BatsimJobsCsv implements ScheduleFormat {
    /** Id of the single cluster. */
    static final String CLUSTER = "machines";

    private static final String[] TITLES = {"job_id", "submission_time", "starting_time", "finish_time",
            "allocated_resources|allocated_processors", "requested_number_of_resources|requested_number_of_processors", "requested_time",
            "workload_name", "final_state"};
    private static final int NEEDED = 5;
    private static final String MACHINES = "allocated_resources";

    @Override
    public String name() {
        return "Batsim jobs.csv";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return areTitles(head.csvTitles());
    }

    @Override
    public boolean tellsSubmissions() {
        return true;
    }

    public static boolean areTitles(List<String> titles) {
        return titles.contains("job_id") && (titles.contains("starting_time") || titles.contains(MACHINES));
    }

    @Override
    public RawSchedule read(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        try (CsvRecords records = new CsvRecords(file, options.limits())) {
            CsvTable table = new CsvTable(records, problems, NEEDED, TITLES);
            Rows rows = new Rows(table, new ScheduleBuilder(file, options, problems), options.tick());
            while (table.next()) {
                rows.read();
            }
            return rows.build(name(), options.tick().unitName());
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
    }

    private static final class Rows {
        private final CsvTable table;
        private final ScheduleBuilder schedule;
        private final TickLength tick;
        private final Set<String> ids = new HashSet<>();
        private final Counts leftOut = new Counts();
        private long read;
        private final Counts renamed = new Counts();

        Rows(CsvTable table, ScheduleBuilder schedule, TickLength tick) {
            this.table = table;
            this.schedule = schedule;
            this.tick = tick;
        }

        void read() throws InputException {
            String id = table.needed("job_id");
            read++;
            boolean starts = isTold("starting_time");
            boolean ends = isTold("finish_time");
            Optional<BigDecimal> start = starts ? table.number("starting_time") : Optional.of(BigDecimal.ZERO);
            Optional<BigDecimal> finish = ends ? table.number("finish_time") : start;
            Optional<BigDecimal> submitted = table.number("submission_time");
            if (start.isEmpty() || finish.isEmpty() || submitted.isEmpty()) {
                return;
            }
            long length = ends ? finish.get().compareTo(start.get()) : Ran.UNKNOWN;
            int cores = table.text(MACHINES).isEmpty() ? 0 : 1;
            Ran ran = Ran.of(LogState.of(table.text("final_state")), starts, ends, length, cores, true);
            if (ran != Ran.YES) {
                leftOut.add(ran.why());
                return;
            }
            List<CoreSpan> machines = machines();
            if (machines.isEmpty()) {
                return;
            }
            String job = unique(id);
            schedule.note(new JobNote(job, OptionalLong.of(schedule.ticks(submitted.get())), Optional.empty(), requestedTicks(),
                    requestedCores()));
            Piece piece = new Piece(job, Piece.ONLY_TASK, CLUSTER, 0, OptionalLong.empty(), ScheduleBuilder.count(machines), machines,
                    table.line());
            schedule.addSeconds(piece, start.get(), finish.get());
        }

        /** Whether a time is present: for a rejected job Batsim omits times or makes them negative. */
        private boolean isTold(String time) {
            return !table.text(time).isEmpty() && !table.text(time).startsWith("-");
        }

        /** An id that is unique: several workloads in one run may use the same numbers. */
        private String unique(String id) {
            if (ids.add(id)) {
                return id;
            }
            renamed.add("batsim.renamed");
            String longer = table.text("workload_name") + "!" + id;
            String free = longer;
            for (int copy = 2; !ids.add(free); copy++) {
                free = longer + "-" + copy;
            }
            return free;
        }

        private OptionalLong requestedTicks() {
            BigDecimal asked = Numbers.decimal(SafeText.cut(table.text("requested_time")));
            boolean told = asked != null && asked.signum() > 0 && asked.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) < 0;
            return told ? OptionalLong.of(Math.max(1, tick.ticks(asked))) : OptionalLong.empty();
        }

        private OptionalInt requestedCores() {
            BigDecimal asked = Numbers.decimal(SafeText.cut(table.text("requested_number_of_resources")));
            boolean told = asked != null && asked.scale() <= 0 && asked.signum() > 0
                    && asked.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0;
            return told ? OptionalInt.of(asked.intValueExact()) : OptionalInt.empty();
        }

        /** Spans of {@code 0-3 7}; empty, with a problem noted, if malformed. */
        private List<CoreSpan> machines() throws InputException {
            List<CoreSpan> spans = MachineSpans.parse(table.text(MACHINES));
            if (spans.isEmpty()) {
                table.problem(MACHINES, Problem.ofFormat("batsim.machines", SafeText.quoted(table.text(MACHINES))));
                return List.of();
            }
            List<CoreSpan> normal = ScheduleBuilder.normal(spans);
            if (normal == null) {
                table.problem(MACHINES, Problem.ofFormat("batsim.machine.twice", SafeText.quoted(table.text(MACHINES))));
                return List.of();
            }
            return normal;
        }

        RawSchedule build(String format, String timeUnit) throws InputException {
            leftOut.warnings("log.out", read).forEach(schedule::warn);
            renamed.each().forEach(schedule::warn);
            return schedule.build(format, timeUnit);
        }
    }
}
