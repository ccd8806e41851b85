package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.text.Message;

/** Documents that are known, or can be seen, to be something else than a workload: what they are says more than where reading fails. */
final class UnreadFormats {
    private UnreadFormats() {
    }

    /** What a document that begins so is, if it is no workload. */
    static Optional<Message> reason(DocumentHead head) {
        if (head.isPlatform()) {
            return Optional.of(Problem.ofFormat("kind.platform"));
        }
        if (head.isEventLog()) {
            return Optional.of(Problem.ofFormat("kind.log"));
        }
        if (SessionFile.recognises(head)) {
            return Optional.of(Problem.ofFormat("kind.session"));
        }
        Optional<ScheduleFormat> schedule = ScheduleFormats.of(head);
        if (schedule.isPresent()) {
            return Optional.of(Problem.ofFormat("kind.schedule", Problem.formatName(schedule.get().name())));
        }
        Optional<String> root = head.xmlRoot();
        if (root.isPresent()) {
            return Optional.of(root.get().equals("platform") ? Problem.ofFormat("kind.simgrid")
                    : Problem.ofFormat("kind.xml", OneLine.cut(root.get()), names()));
        }
        if (isChromeTrace(head)) {
            return Optional.of(Problem.ofFormat("kind.chrome"));
        }
        if (head.lines().findFirst().filter(line -> line.matches("[!-~&&[^{\\[\"]].*")).isPresent()) {
            return Optional.of(Problem.ofFormat("kind.text", names()));
        }
        return isForeignObject(head) ? Optional.of(Problem.ofFormat("kind.json",
                OneLine.quoted(head.fields().iterator().next()), names())) : Optional.empty();
    }

    private static boolean isChromeTrace(DocumentHead head) {
        return head.has("traceEvents") || head.lines().findFirst().filter(line -> line.startsWith("[")).isPresent()
                && head.beginning().contains("\"ph\"");
    }

    /** Whether no field is one of ours, not even misspelt. */
    private static boolean isForeignObject(DocumentHead head) {
        List<String> ours = WorkloadJson.fieldNames();
        return head.fields().stream().allMatch(field -> !ours.contains(field) && Nearest.slip(field, ours).isEmpty())
                && !head.fields().isEmpty();
    }

    private static Message names() {
        return Message.list(Formats.all().stream().map(format -> Problem.formatName(format.name())).toList());
    }
}
