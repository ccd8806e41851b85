package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.table.TableFormat;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * Documents that are known, or can be seen, to be something else than what was wanted: what they are says more than where reading fails.
 */
final class UnreadFormats {
    /** What some write between columns in place of commas. */
    private static final List<String> SEPARATORS = List.of("\t", ";", "|");
    /** Titles of a summary, whatever it is grouped by, or what is above them where it is not. */
    private static final Pattern QACCT = Pattern.compile("Total System Usage|(?:[A-Z]+ +)+WALLCLOCK +UTIME +STIME +CPU .*");

    private UnreadFormats() {
    }

    /** What a document is that begins so, where a workload was wanted and it is of another kind. */
    static Message reason(FileKind kind, DocumentHead head) {
        return switch (kind) {
            case PLATFORM -> Problem.ofFormat("kind.platform");
            case EVENT_LOG -> Problem.ofFormat("kind.log");
            case SESSION -> Problem.ofFormat("kind.session");
            case LESSON -> Problem.ofFormat("kind.lesson");
            case EXPERIMENT -> Problem.ofFormat("kind.experiment");
            case RESULTS -> Problem.ofFormat("kind.results");
            case FORK -> Problem.ofFormat("kind.fork");
            case CAPACITIES -> Problem.ofFormat("kind.capacities");
            case SCHEDULE -> Problem.ofFormat("kind.schedule", Problem.formatName(ScheduleFormats.of(head).orElseThrow().name()));
            case UNKNOWN -> foreign(head, Problem.ofFormat("kind.workloads", workloads())).orElseThrow();
            case WORKLOAD -> throw new IllegalArgumentException("this is a workload");
        };
    }

    /** What a document of no known kind can be seen to be, where anything that is read would have done. */
    static Message reason(DocumentHead head) {
        return foreign(head, Problem.ofFormat("kind.all", workloads(), schedules())).orElseThrow();
    }

    /** Whether a document is none of ours, not even a broken one. */
    static boolean isForeign(DocumentHead head) {
        return foreign(head, Message.verbatim("")).isPresent();
    }

    /** Names of columns that are known, but not by commas apart. */
    static Optional<Message> separator(DocumentHead head) {
        return head.csvTitles().isEmpty() ? SEPARATORS.stream().filter(text -> ScheduleFormats.haveTitles(head.titles(text))).findFirst()
                .map(text -> Problem.ofFormat(text.equals("\t") ? "kind.tabs" : "kind.separator", text)) : Optional.empty();
    }

    private static Optional<Message> foreign(DocumentHead head, Message known) {
        Optional<String> root = head.xmlRoot();
        boolean condor = head.lines().limit(3).anyMatch(line -> line.contains("<a n=\"MyType\">"));
        if (condor || head.has("EventTypeNumber")) {
            return Optional.of(Problem.ofFormat("kind.condor", condor ? "XML" : "JSON"));
        }
        if (root.isPresent()) {
            return Optional.of(root.get().equals("platform") ? Problem.ofFormat("kind.simgrid")
                    : Problem.ofFormat("kind.xml", SafeText.cut(root.get()), known));
        }
        if (head.lines().limit(3).anyMatch(line -> QACCT.matcher(line).matches())) {
            return Optional.of(Problem.ofFormat("kind.qacct"));
        }
        Optional<Message> table = separator(head).or(() -> TableFormat.describe(head));
        if (table.isPresent()) {
            return table;
        }
        if (head.lines().findFirst().filter(line -> line.matches("[!-~&&[^{\\[\"]].*")).isPresent()) {
            return Optional.of(Problem.ofFormat("kind.text", known));
        }
        return isForeignObject(head) ? Optional.of(Problem.ofFormat("kind.json",
                SafeText.quoted(head.fields().iterator().next()), known)) : Optional.empty();
    }

    /** Whether no field is one of ours, not even misspelt. */
    private static boolean isForeignObject(DocumentHead head) {
        List<String> ours = WorkloadJson.fieldNames();
        return head.fields().stream().allMatch(field -> !ours.contains(field) && DidYouMean.slip(field, ours).isEmpty())
                && !head.fields().isEmpty();
    }

    private static Message workloads() {
        return Message.list(Formats.all().stream().map(format -> Problem.formatName(format.name())).toList());
    }

    private static Message schedules() {
        return Message.list(ScheduleFormats.all().stream().map(format -> Problem.formatName(format.name())).toList());
    }
}
