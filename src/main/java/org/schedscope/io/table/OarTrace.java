package org.schedscope.io.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;

/**
 * Reads the workload format of OAR ({@code .owf}): comments that begin with a semicolon, then a line a job of sixteen numbers. Cores are
 * the default resources of a job, else its extra ones.
 */
public final class OarTrace implements LogFormat {
    private static final Pattern RESOURCES = Pattern.compile(";\\s*Nb (?:Defaults? Resource|Resources?)\\s*:\\s*([0-9]{1,9})\\s*");
    private static final Pattern BEGUN = Pattern.compile(";\\s*UnixStartTime\\s*:\\s*([0-9]{1,10})\\s*");
    private static final int COLUMNS = 16;
    private static final int SUBMITTED = 1;
    private static final int START = 2;
    private static final int STOP = 3;
    private static final int WALLTIME = 4;
    private static final int RESOURCES_DEFAULT = 5;
    private static final int RESOURCES_EXTRA = 6;
    private static final int USER = 8;
    private static final int QUEUE = 10;

    @Override
    public String name() {
        return "OAR workload trace";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return head.lines().limit(10).anyMatch(line -> line.startsWith(";") && (line.contains("OAR trace") || line.contains("OWF Format")));
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        LogBuilder log = new LogBuilder(file, options, problems);
        try (BufferedReader in = new BufferedReader(file.open(options.limits()), 1 << 16)) {
            LineText lines = new LineText(in, options.limits().stringLength());
            for (int number = 1; lines.next(); number++) {
                String line = lines.text().strip();
                Matcher resources = RESOURCES.matcher(line);
                Matcher begun = BEGUN.matcher(line);
                if (begun.matches()) {
                    log.begun(Long.parseLong(begun.group(1)) * 1_000_000);
                } else if (resources.matches() && Integer.parseInt(resources.group(1)) > 0) {
                    log.machine(Integer.parseInt(resources.group(1)));
                } else if (!line.isEmpty() && !line.startsWith(";")) {
                    read(number, line, log, problems);
                }
            }
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        return log.build(name());
    }

    private static void read(int number, String line, LogBuilder log, ProblemList problems) throws InputException {
        String[] columns = line.split("\\s+", 2 * COLUMNS);
        if (columns.length < COLUMNS) {
            problems.add(new Problem(problems.file().name(), number, 1, "",
                    Problem.ofFormat("swf.columns", COLUMNS, columns.length)));
            return;
        }
        LogRow row = new LogRow(number);
        row.job = SafeText.of(columns[0]);
        row.arrival = time(columns, SUBMITTED, number, problems);
        row.start = time(columns, START, number, problems);
        row.finish = time(columns, STOP, number, problems);
        // 0 where there is none, but a job may have started at 0.
        row.finish = row.finish <= 0 ? TimeText.UNKNOWN : row.finish;
        row.start = row.start <= 0 && !LogRow.known(row.finish) ? TimeText.UNKNOWN : row.start;
        row.estimate = time(columns, WALLTIME, number, problems);
        long asked = SizeText.count(columns[RESOURCES_DEFAULT]).orElse(0);
        row.cores = asked > 0 ? asked : SizeText.count(columns[RESOURCES_EXTRA]).orElse(0);
        row.user = log.share(SafeText.of(LogRow.path("", columns[USER])));
        row.queue = Optional.of(log.share(SafeText.of(columns[QUEUE])));
        log.add(row);
    }

    private static long time(String[] columns, int column, int number, ProblemList problems) throws InputException {
        long time = TimeText.point(columns[column], "s");
        if (time == TimeText.WRONG) {
            problems.add(new Problem(problems.file().name(), number, 1, "",
                    Problem.ofFormat("oar.number", column + 1, SafeText.quoted(columns[column]))));
            return TimeText.UNKNOWN;
        }
        return time;
    }
}
