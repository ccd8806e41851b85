package org.schedscope.io;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.table.TableFormat;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.text.Message;

/**
 * Documents that are known, or can be seen, to be something else than what was wanted: what they are helps more than where reading fails.
 */
final class UnreadFormats {
    /** What some write between columns in place of commas. */
    private static final List<String> SEPARATORS = List.of("\t", ";", "|");
    /** Titles of a summary, whatever it is grouped by, or what is above them where it is not. */
    private static final Pattern QACCT = Pattern.compile("Total System Usage|(?:[A-Z]+ +)+WALLCLOCK +UTIME +STIME +CPU .*");

    /** An object in which something may be. */
    private static final Pattern OPEN = Pattern.compile("\\s*\\{(?!\\s*})");

    private UnreadFormats() {
    }

    /** What a document is that begins so, where a workload was wanted and it is of another kind. */
    static Message reason(RecognizedFile source, Limits limits) throws InputException {
        return switch (source.kind()) {
            case SCHEDULE -> Problem.ofFormat("kind.schedule", Problem.formatName(source.schedule().orElseThrow().name()));
            case UNKNOWN -> foreign(source.head(), source.file(), limits, Problem.ofFormat("kind.workloads", workloads()));
            case WORKLOAD -> throw new IllegalArgumentException("this is a workload");
            case EVENT_LOG -> Problem.ofFormat("kind.log");
            default -> Problem.ofFormat("kind." + source.kind().name().toLowerCase(Locale.ROOT));
        };
    }

    /** What a document of no known kind can be seen to be, where anything that is read would have done. */
    static Message reason(DocumentHead head, InputFile file, Limits limits) throws InputException {
        return foreign(head, file, limits, Problem.ofFormat("kind.all", workloads(), schedules()));
    }

    /** Whether a document is none of ours, not even a broken one. */
    static boolean isForeign(DocumentHead head) {
        return !head.isBlank() && !(head.isJson() && !ForeignBytes.isKnown(head) && isOurs(head));
    }

    /** Names of columns that are known, but not by commas apart. */
    static Optional<Message> separator(DocumentHead head) {
        return head.csvTitles().isEmpty() ? SEPARATORS.stream().filter(text -> ScheduleFormats.haveTitles(head.titles(text))).findFirst()
                .map(text -> Problem.ofFormat(text.equals("\t") ? "kind.tabs" : "kind.separator", text)) : Optional.empty();
    }

    /** An object that breaks off at once may be one of ours, too: a list is none. */
    private static boolean isOurs(DocumentHead head) {
        return head.fields().isEmpty() ? OPEN.matcher(head.beginning()).lookingAt() : WorkloadJson.resembles(head);
    }

    private static Message foreign(DocumentHead head, InputFile file, Limits limits, Message known) throws InputException {
        Optional<Message> bytes = ForeignBytes.reason(head, file);
        if (bytes.isPresent()) {
            return bytes.get();
        }
        Optional<String> root = head.xmlRoot();
        boolean condor = head.lines().limit(3).anyMatch(line -> line.contains("<a n=\"MyType\">"));
        if (condor || head.has("EventTypeNumber")) {
            return Problem.ofFormat("kind.condor", condor ? "XML" : "JSON");
        }
        if (root.isPresent()) {
            return root.get().equals("platform") ? Problem.ofFormat("kind.simgrid")
                    : root.get().equalsIgnoreCase("html") ? Problem.ofFormat("kind.html")
                            : Problem.ofFormat("kind.xml", SafeText.cut(root.get()), known);
        }
        if (head.isJson()) {
            return ForeignJson.reason(file, limits, known);
        }
        if (head.lines().limit(3).anyMatch(line -> QACCT.matcher(line).matches())) {
            return Problem.ofFormat("kind.qacct");
        }
        return separator(head).or(() -> TableFormat.describe(head))
                .orElseGet(() -> Problem.ofFormat("kind.text", SafeText.quoted(head.firstLine()), known));
    }

    private static Message workloads() {
        return Message.list(Formats.all().stream().map(format -> Problem.formatName(format.name())).toList());
    }

    private static Message schedules() {
        return Message.list(ScheduleFormats.all().stream().map(format -> Problem.formatName(format.name())).toList());
    }
}
