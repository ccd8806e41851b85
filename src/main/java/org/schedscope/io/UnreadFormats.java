package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Documents that are known, or can be seen, to be something else than a workload: what they are says more than where reading fails. */
final class UnreadFormats {
    private UnreadFormats() {
    }

    /** What a document that begins so is, if it is no workload. */
    static Optional<String> reason(DocumentHead head) {
        if (head.isPlatform()) {
            return Optional.of("this is a platform, not a workload");
        }
        if (head.isEventLog()) {
            return Optional.of("this is an event log, not a workload");
        }
        if (SessionFile.recognises(head)) {
            return Optional.of("this is a session, or some other zip file; sessions are opened in the window, and verified");
        }
        Optional<ScheduleFormat> schedule = ScheduleFormats.of(head);
        if (schedule.isPresent()) {
            return Optional.of("this is a schedule (" + schedule.get().name() + "), not a workload");
        }
        Optional<String> root = head.xmlRoot();
        if (root.isPresent()) {
            return Optional.of(root.get().equals("platform") ? "this is a platform of SimGrid; platforms are read from our own JSON only"
                    : "this is XML of an unknown kind, <" + OneLine.cut(root.get()) + ">; workloads are read from " + names());
        }
        if (isChromeTrace(head)) {
            return Optional.of("this is a Chrome trace; those are written, not read");
        }
        if (head.lines().findFirst().filter(line -> line.matches("[!-~&&[^{\\[\"]].*")).isPresent()) {
            return Optional.of("this text is of an unknown kind; workloads are read from " + names());
        }
        return isForeignObject(head) ? Optional.of("this JSON is of an unknown kind, its first field is "
                + OneLine.quoted(head.fields().iterator().next()) + "; workloads are read from " + names()) : Optional.empty();
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

    private static String names() {
        return Formats.all().stream().map(WorkloadFormat::name).collect(Collectors.joining(", "));
    }
}
