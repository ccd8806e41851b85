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

/** Documents recognised as something other than expected: their description is more useful than the place at which reading fails. */
final class UnreadFormats {
    /** Column separators that are used instead of commas. */
    private static final List<String> SEPARATORS = List.of("\t", ";", "|");
    /** Titles of a qacct summary, for any grouping, or the line above them without grouping. */
    private static final Pattern QACCT = Pattern.compile("Total System Usage|(?:[A-Z]+ +)+WALLCLOCK +UTIME +STIME +CPU .*");

    /** An object that is not empty. */
    private static final Pattern OPEN = Pattern.compile("\\s*\\{(?!\\s*})");

    private UnreadFormats() {
    }

    /** Description of a document that is not a workload, where one was expected. */
    static Message reason(RecognizedFile source, Limits limits) throws InputException {
        return switch (source.kind()) {
            case SCHEDULE -> Problem.ofFormat("kind.schedule", Problem.formatName(source.schedule().orElseThrow().name()));
            case UNKNOWN -> foreign(source.head(), source.file(), limits, Problem.ofFormat("kind.workloads", workloads()));
            case WORKLOAD -> throw new IllegalArgumentException("this is a workload");
            case EVENT_LOG -> Problem.ofFormat("kind.log");
            default -> Problem.ofFormat("kind." + source.kind().name().toLowerCase(Locale.ROOT));
        };
    }

    /** Description of a document of unknown kind, where any readable kind was expected. */
    static Message reason(DocumentHead head, InputFile file, Limits limits) throws InputException {
        return foreign(head, file, limits, Problem.ofFormat("kind.all", workloads(), schedules()));
    }

    /** Whether a document is certainly of another program, and not a malformed one of this program. */
    static boolean isForeign(DocumentHead head) {
        return !head.isBlank() && !(head.isJson() && !ForeignBytes.isKnown(head) && isOurs(head));
    }

    /** Message about known column names with a separator other than commas. */
    static Optional<Message> separator(DocumentHead head) {
        return head.csvTitles().isEmpty() ? SEPARATORS.stream().filter(text -> ScheduleFormats.haveTitles(head.titles(text))).findFirst()
                .map(text -> Problem.ofFormat(text.equals("\t") ? "kind.tabs" : "kind.separator", text)) : Optional.empty();
    }

    /** Whether it may be a document of the program: an object cut off at its beginning may be, a list is not. */
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
