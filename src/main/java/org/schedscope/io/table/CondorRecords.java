package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/**
 * Jobs of a user log of HTCondor: its events, each with lines of details and a final line of three dots, become one record per job. For a
 * job that ran several times the last run counts; each earlier one is a record that does not count as a job.
 */
final class CondorRecords extends NamedRecords {
    private static final Pattern EVENT = Pattern.compile("([0-9]{3}) \\(([0-9]{1,12})\\.([0-9]{1,12})\\.-?[0-9]{1,12}\\)"
            + " (?:([0-9]{4})-)?([0-9]{2})[-/]([0-9]{2})[ T]([0-9]{2}:[0-9]{2}:[0-9]{2}\\S{0,16})(?: .*|)");
    /** An event of many jobs at once, such as the submission of a whole cluster. */
    private static final Pattern OTHER_EVENT = Pattern.compile("[0-9]{3} \\(-?[0-9]+\\.-?[0-9]+\\.-?[0-9]+\\) .*");
    /**
     * The last number is the allocation, those before it may be absent; names of devices may follow. New logs have it at the start, too.
     */
    private static final Pattern RESOURCE = Pattern
            .compile("(Cpus|Gpus|Memory)(?: \\(MB\\))?\\s*[:=](?:[^\"]*\\s)?([0-9]{1,9})(?:\\s+\".*)?");
    private static final String DETAILS_END = "...";
    private static final int LEAP_YEAR = 2024;
    private static final int HALF_A_YEAR = 6;

    /** A point in time; in a log without years, they count from 0 at its beginning. */
    private record When(int year, String rest) {
        static final When NEVER = new When(-1, "");

        String in(int first) {
            return year < 0 ? "" : (year < 1000 ? first + year : year) + "-" + rest;
        }
    }

    /** The state of a job up to an event of the log. */
    private static final class Draft {
        private final String job;
        private final int line;
        private When submitted = When.NEVER;
        private When started = When.NEVER;
        private When stopped = When.NEVER;
        private String state = "idle";
        private String cpus = "";
        private String memory = "";
        private boolean gpus;
        private int nodes;
        private int earlier;
        private boolean ended;

        Draft(String job, int line) {
            this.job = job;
            this.line = line;
        }

        boolean runs() {
            return started != When.NEVER && stopped == When.NEVER;
        }

        void start(When when) {
            earlier += started == When.NEVER ? 0 : 1;
            started = when;
            stopped = When.NEVER;
            nodes = 0;
            state = "running";
        }

        void stop(When when, String then, boolean forEver) {
            stopped = runs() ? when : stopped;
            state = then;
            ended = forEver;
        }
    }

    private final int mostJobs;
    private final boolean open;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<String, Draft> current = new HashMap<>();
    private Iterator<Draft> rest = List.<Draft>of().iterator();
    private boolean all;
    private int earlier;
    private int strangers;
    private int lastMonth;
    private int years;
    private int leap = -1;
    private boolean guessed;

    CondorRecords(InputFile file, ReadOptions options, List<String> titles) throws InputException {
        super(file, options, titles);
        mostJobs = options.limits().tasks();
        open = options.open();
    }

    static boolean are(DocumentHead head) {
        return head.lines().anyMatch(line -> EVENT.matcher(line).matches());
    }

    @Override
    boolean read() throws IOException {
        if (!all) {
            readAll();
            all = true;
            rest = drafts.iterator();
        }
        if (strangers-- > 0) {
            putOther("log.out.record");
        } else if (earlier-- > 0) {
            putOther("log.out.again");
        } else if (rest.hasNext()) {
            Draft draft = rest.next();
            earlier = draft.earlier;
            putJob(draft);
        } else {
            return false;
        }
        return true;
    }

    private void putJob(Draft draft) throws InputException {
        beginsAt(draft.line);
        int first = firstYear();
        put("job", draft.job);
        put("submitted", draft.submitted.in(first));
        put("started", draft.started.in(first));
        put("ended", draft.ended ? draft.stopped.in(first) : "");
        put("state", draft.state);
        long cpus = SizeText.count(draft.cpus).orElse(1) * Math.max(1, draft.nodes);
        put("cpus", Long.toString(cpus));
        put("memory", draft.memory.isEmpty() ? "" : draft.memory + "M");
        if (draft.state.equals("completed") && draft.started == When.NEVER) {
            putCut();
        }
        boolean never = draft.started == When.NEVER;
        if (draft.cpus.isEmpty() && (draft.ended ? !never : open)) {
            remark("condor.cores");
        }
        if (draft.gpus) {
            remark("table.gpus");
        }
    }

    @Override
    public List<Message> notes() {
        return guessed ? Stream.concat(Stream.of(Problem.ofFormat("condor.year", firstYear())), super.notes().stream()).toList()
                : super.notes();
    }

    private int firstYear() {
        return leap < 0 ? LEAP_YEAR - 1 : LEAP_YEAR - leap;
    }

    private void readAll() throws IOException {
        boolean inside = false;
        Draft of = null;
        while (nextLine()) {
            Matcher event = EVENT.matcher(text());
            if (event.matches()) {
                of = take(event);
                inside = true;
            } else if (OTHER_EVENT.matcher(text()).matches()) {
                of = null;
                inside = true;
            } else if (text().equals(DETAILS_END)) {
                inside = false;
            } else if (inside && of != null) {
                takeDetail(of);
            } else if (!inside && !text().isEmpty()) {
                beginsAt(number());
                putStranger();
                strangers++;
            }
        }
    }

    private Draft take(Matcher event) throws InputException {
        String job = Long.parseLong(event.group(2)) + "." + Long.parseLong(event.group(3));
        int number = Integer.parseInt(event.group(1));
        When when = when(event);
        Draft of = current.get(job);
        if (of == null || number == 0 && of.ended) {
            if (drafts.size() >= mostJobs) {
                throw fatal(Problem.ofFormat("many.jobs", mostJobs));
            }
            of = new Draft(job, number());
            drafts.add(of);
            current.put(job, of);
        }
        switch (number) {
            case 0 -> of.submitted = when;
            case 1 -> of.start(when);
            case 2 -> of.stop(when, "failed", true);
            case 4, 7, 24 -> of.stop(when, "idle", false);
            case 5 -> of.stop(when, "completed", true);
            case 9 -> of.stop(when, "aborted", true);
            case 12 -> of.stop(when, "held", false);
            case 14 -> of.nodes++;
            default -> {
                // Events about size, transfers and suspension: the job goes on running or waiting.
            }
        }
        return of;
    }

    private When when(Matcher event) {
        int month = Integer.parseInt(event.group(5));
        String rest = event.group(5) + "-" + event.group(6) + " " + event.group(7);
        if (event.group(4) != null) {
            return new When(Integer.parseInt(event.group(4)), rest);
        }
        guessed = true;
        years += lastMonth - month > HALF_A_YEAR && years < 900 ? 1 : 0;
        lastMonth = month;
        leap = rest.startsWith("02-29") ? years : leap;
        return new When(years, rest);
    }

    private void takeDetail(Draft of) {
        Matcher resource = RESOURCE.matcher(text());
        String amount = resource.matches() ? resource.group(2) : "";
        switch (resource.matches() ? resource.group(1) : "") {
            case "Cpus" -> of.cpus = amount;
            case "Gpus" -> of.gpus = !amount.matches("0+");
            case "Memory" -> of.memory = amount;
            default -> {
                // Lines about bytes, times and hosts.
            }
        }
    }
}
