package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;

/**
 * Reads {@code batch_task.csv} of Alibaba's cluster trace of 2018, which has no titles: task, instances, job, type, status, start, end,
 * cores in percent, memory in percent. The name of a task names its parents: {@code R3_1_2} runs after the tasks 1 and 2. Its instances
 * run at once: a task has as many cores as all of them together.
 */
public final class AlibabaTasks implements LogFormat {
    private static final String STATUS = "Terminated|Failed|Waiting|Running|Cancelled|Interrupted|Ready";
    private static final Pattern LINE = Pattern.compile("[^,]+,[0-9.]*,j_[^,]+,[^,]*,(?:" + STATUS + "),[0-9]*,[0-9]*,[0-9.]*,[0-9.]*");
    /** The trace has no titles; who cuts some of it out often adds them. */
    private static final String TITLES = "task_name,instance_num,job_name,task_type,status,start_time,end_time,plan_cpu,plan_mem";
    private static final Pattern NAME = Pattern.compile("[A-Za-z]+([0-9]+)((?:_[0-9]+)*)(?:_Stg[0-9]+)?");
    private static final int COLUMNS = 9;
    private static final int TASK = 0;
    private static final int INSTANCES = 1;
    private static final int JOB = 2;
    private static final int TYPE = 3;
    private static final int STATUS_AT = 4;
    private static final int START = 5;
    private static final int END = 6;
    private static final int CORES = 7;

    @Override
    public String name() {
        return "Alibaba 2018 batch_task";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.lines().findFirst().filter(line -> line.equals(TITLES) || LINE.matcher(line).matches()).isPresent();
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        LogBuilder log = new LogBuilder(file, options, problems);
        try (CsvRecords records = new CsvRecords(file, options.limits())) {
            while (records.next()) {
                if (records.size() < COLUMNS) {
                    problems.add(records.problem(0, Problem.ofFormat("alibaba.columns", COLUMNS, records.size())));
                } else if (!TITLES.startsWith(records.field(TASK) + ",")) {
                    log.add(row(records, log, problems));
                }
            }
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        log.note(Problem.ofFormat("alibaba.instances"));
        return log.build(name());
    }

    private static LogRow row(CsvRecords records, LogBuilder log, ProblemList problems) throws InputException {
        LogRow row = new LogRow(records.line());
        row.job = records.field(JOB);
        row.task = log.share(records.field(TASK));
        row.queue = Optional.of(records.field(TYPE)).filter(type -> !type.isEmpty()).map(log::share);
        Matcher name = NAME.matcher(row.task);
        if (name.matches()) {
            row.key = log.share(name.group(1));
            row.after = parents(name.group(2), log);
        }
        row.state(records.field(STATUS_AT));
        row.start = time(records, START, problems);
        row.finish = time(records, END, problems);
        long cores = Math.max(1, (count(records, CORES, problems) + 99) / 100) * Math.max(1, count(records, INSTANCES, problems));
        row.cores = Math.min(Integer.MAX_VALUE, cores);
        return row;
    }

    private static List<String> parents(String numbers, LogBuilder log) {
        List<String> parents = new ArrayList<>();
        for (String number : numbers.split("_")) {
            if (!number.isEmpty()) {
                parents.add(log.share(number));
            }
        }
        return parents;
    }

    /** Seconds since the trace began; 0 where there is none. */
    private static long time(CsvRecords records, int column, ProblemList problems) throws InputException {
        long time = TimeText.point(records.field(column), "s");
        if (time == TimeText.WRONG || time < 0 && time != TimeText.UNKNOWN) {
            problems.add(records.problem(column, Problem.ofFormat("alibaba.number", SafeText.quoted(records.field(column)))));
        }
        return time <= 0 ? TimeText.UNKNOWN : time;
    }

    private static long count(CsvRecords records, int column, ProblemList problems) throws InputException {
        String text = records.field(column);
        OptionalLong count = text.isEmpty() ? OptionalLong.of(1) : SizeText.count(text);
        if (count.isEmpty()) {
            problems.add(records.problem(column, Problem.ofFormat("alibaba.number", SafeText.quoted(text))));
        }
        return Math.min(count.orElse(1), Limits.DEFAULT.tasks());
    }
}
