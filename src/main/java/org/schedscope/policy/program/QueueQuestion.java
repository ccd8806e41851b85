package org.schedscope.policy.program;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.ModelException;
import org.schedscope.policy.TaskView;
import org.schedscope.text.Message;

/** The question to a program at a pass: one line of JSON, with the tasks that wait in order of the arrival of their jobs. */
public final class QueueQuestion {
    private static final int DIGEST_BYTES = 12;
    private static final Pattern ANSWER = Pattern.compile("\\s*\\[\\s*((?:\\d{1,9}\\s*,\\s*)*+(?:\\d{1,9})?)\\s*]\\s*");
    private static final int SHOWN = 60;

    private final long now;
    private final int queue;
    private final int[] tasks;
    private final String text;

    /** @param tasks tasks that wait, in any order */
    QueueQuestion(TaskView view, int[] tasks) {
        now = view.now();
        queue = view.queue();
        this.tasks = Arrays.stream(tasks).boxed()
                .sorted((a, b) -> view.jobOrder(a) != view.jobOrder(b) ? Integer.compare(view.jobOrder(a), view.jobOrder(b)) : a - b)
                .mapToInt(Integer::intValue).toArray();
        StringBuilder line = new StringBuilder(100 + 120 * tasks.length).append("{\"now\":").append(now).append(",\"queue\":")
                .append(queue).append(",\"tasks\":[");
        for (int task : this.tasks) {
            append(line, view, task);
        }
        line.setLength(tasks.length == 0 ? line.length() : line.length() - 1);
        text = line.append("]}").toString();
    }

    private static void append(StringBuilder line, TaskView view, int task) {
        line.append("{\"id\":").append(task).append(",\"job\":");
        appendText(line, view.jobName(task));
        line.append(",\"user\":");
        appendText(line, view.userName(task));
        line.append(",\"arrival\":").append(view.arrival(task)).append(",\"ready\":").append(view.readyTick(task)).append(",\"exec\":")
                .append(view.exec(task)).append(",\"cores\":").append(view.cores(task)).append(",\"rank\":").append(view.rank(task))
                .append(",\"cp\":").append(view.criticalPath(task)).append("},");
    }

    /** Appends a text as JSON, in ASCII. */
    private static void appendText(StringBuilder line, String text) {
        line.append('"');
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter == '"' || letter == '\\') {
                line.append('\\').append(letter);
            } else if (letter < ' ' || letter > '~') {
                line.append(String.format("\\u%04x", (int) letter));
            } else {
                line.append(letter);
            }
        }
        line.append('"');
    }

    /** The line, without its end. */
    String text() {
        return text;
    }

    /** Digest of the question, by which a recorded answer is found. */
    public String digest() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    long now() {
        return now;
    }

    int queue() {
        return queue;
    }

    /**
     * The order that a line gives. Tasks that it does not name follow, as they are in the question.
     *
     * @throws ModelException unless it is a list of tasks of the question, each at most once
     */
    ProgramAnswers.Answer answer(String program, String line) {
        Matcher list = ANSWER.matcher(line);
        if (!list.matches()) {
            throw wrong("program.rubbish", program, line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line);
        }
        Set<Integer> left = new LinkedHashSet<>();
        Arrays.stream(tasks).forEach(left::add);
        List<Integer> order = new ArrayList<>();
        for (String id : list.group(1).isBlank() ? new String[0] : list.group(1).split(",")) {
            int task = Integer.parseInt(id.strip());
            if (!left.remove(task)) {
                throw wrong(order.contains(task) ? "program.twice" : "program.task", program, id.strip());
            }
            order.add(task);
        }
        order.addAll(left);
        return new ProgramAnswers.Answer(now, queue, digest(), order);
    }

    private ModelException wrong(String key, String program, String what) {
        return new ModelException(Message.of("choices", key, program, now, what));
    }
}
