package org.schedscope.io.table;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/**
 * Runs of jobs in the accounting of Grid Engine, in all its editions: lines of its file {@code accounting}, with colons between columns, or
 * the output of {@code qacct -j}, blocks of names and values.
 */
final class GridEngineRecords extends NamedRecords {
    /** Columns of the file up to {@code category}, which may contain colons. */
    private static final List<String> COLUMNS = AccountingFormat.FIELDS.get("grid engine line");
    /** Number of columns below which a line is cut off: those up to the number of the task, and one more after it. */
    private static final int NEEDED = COLUMNS.indexOf("taskid") + 2;
    private static final int SLOTS = COLUMNS.indexOf("slots");
    private static final List<String> WANTED = AccountingFormat.FIELDS.get("grid engine wanted");
    private static final List<String> NUMBERS = AccountingFormat.FIELDS.get("grid engine numbers");
    private static final Pattern BAR = Pattern.compile("={20,}");
    /** Lines in which the first job begins: a command may precede it. */
    private static final int HEADING = 6;
    private static final String SUMS = "Total System Usage";
    private static final Pattern FRACTION = Pattern.compile("[0-9]+\\.[0-9]+");
    private static final Pattern PART = Pattern.compile("NONE|[0-9]+\\.\\S+");
    private static final Pattern LIMIT = Pattern.compile("\\bh_rt=([0-9:]+)");
    /** The name of the resource depends on the site; these are the usual ones. */
    private static final Pattern GPUS = Pattern.compile("\\b(?:n?gpus?|gpu_card|cuda)=[1-9]");
    private static final Pattern AMERICAN = Pattern.compile("([0-9]{2})/([0-9]{2})/([0-9]{4}) ");
    /** Exit codes of runs that were migrated or requeued: the job ran again. */
    private static final Set<String> AGAIN = Set.of("24", "25");

    private final boolean blocks;
    private boolean inside;

    GridEngineRecords(InputFile file, ReadOptions options, List<String> titles, boolean blocks) throws InputException {
        super(file, options, titles);
        this.blocks = blocks;
    }

    /** Whether a file has lines with the columns of {@code accounting}. */
    static boolean areLines(DocumentHead head) {
        return head.lines().map(line -> line.split(":", -1)).anyMatch(columns -> columns.length >= NEEDED
                && NUMBERS.stream().allMatch(title -> columns[COLUMNS.indexOf(title)].matches("[0-9]{1,16}")));
    }

    /** Whether a file has the first two names of a job in adjacent lines, as the output of {@code qacct -j}. */
    static boolean areBlocks(DocumentHead head) {
        List<String> names = head.lines().limit(HEADING).map(line -> line.split("\\s+", 2)[0]).toList();
        return Collections.indexOfSubList(names, COLUMNS.subList(0, 2)) >= 0;
    }

    @Override
    boolean read() throws IOException {
        if (!(blocks ? readBlock() : readLine())) {
            return false;
        }
        String task = value("taskid");
        put("job", value("jobnumber") + (task.matches("[1-9][0-9]*") ? "." + task : ""));
        put("group", TimeText.isAbsent(value("project")) ? value("group") : value("project"));
        String asked = value("category") + " " + value("submit_cmd");
        Matcher limit = LIMIT.matcher(asked);
        put("h_rt", limit.find() ? limit.group(1) : "");
        String code = value("failed").split("[ :]", 2)[0];
        boolean failed = !code.equals("0") || !value("exit_status").equals("0");
        put("state", failed ? "failed" : "completed");
        for (String time : List.of("qsub_time", "start_time", "end_time")) {
            put(time, value(time).equals("-/-") ? "" : AMERICAN.matcher(value(time)).replaceFirst("$3-$1-$2 "));
        }
        if (value("slots").isEmpty() && !blocks && !value("jobnumber").matches("[0-9]+")) {
            putStranger();
        } else if (value("slots").isEmpty()) {
            putCut();
        } else if (!TimeText.isAbsent(value("pe_taskid")) || value("qsub_time").equals("0")) {
            // Only parts of parallel jobs have no submission.
            putOther("log.out.step");
        } else if (AGAIN.contains(code)) {
            putOther("log.out.again");
        } else if (failed && !value("start_time").matches("0?") && value("start_time").equals(value("end_time"))) {
            putOther("log.out.failed");
        } else if (GPUS.matcher(asked).find()) {
            remark("table.gpus");
        }
        return true;
    }

    /** Reads a line. In a line with too few columns the slots are not read. */
    private boolean readLine() throws IOException {
        if (!nextRecord("#")) {
            return false;
        }
        String[] columns = text().split(":", -1);
        for (int i = 0; i < Math.min(columns.length, columns.length >= NEEDED ? COLUMNS.size() : SLOTS); i++) {
            putWanted(COLUMNS.get(i), columns[i]);
        }
        readRest(columns);
        return true;
    }

    private void readRest(String[] columns) {
        int end = COLUMNS.size() + 1;
        while (end < columns.length && !isAfterCategory(columns, end)) {
            end++;
        }
        if (end + 1 < columns.length) {
            put("category", String.join(":", List.of(columns).subList(COLUMNS.size(), end)));
            put("pe_taskid", columns[end + 1]);
        }
    }

    /**
     * Whether a column is that of the seconds of input and output: a fraction, or a number before the one that names the task of a part.
     */
    private static boolean isAfterCategory(String[] columns, int place) {
        return FRACTION.matcher(columns[place]).matches() || place + 1 < columns.length && columns[place].matches("[0-9]+")
                && PART.matcher(columns[place + 1]).matches();
    }

    /** Reads a block. Lines above the first job, and sums below the last one, are not jobs. */
    private boolean readBlock() throws IOException {
        boolean any = false;
        while (nextLine()) {
            String[] parts = text().split("\\s+", 2);
            boolean bar = BAR.matcher(text()).matches();
            inside = (inside || parts[0].equals(COLUMNS.get(0))) && !text().equals(SUMS);
            if (any && (bar || !inside)) {
                return true;
            }
            if (inside && !bar && !text().isEmpty()) {
                if (!any) {
                    beginsAt(number());
                }
                any = true;
                putWanted(parts[0], parts.length > 1 ? parts[1] : "");
            }
        }
        return any;
    }

    private void putWanted(String name, String value) {
        if (WANTED.contains(name)) {
            putHere(name, value.strip());
        }
    }
}
