package org.schedscope.policy.program;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** A process that orders queues, a line for each question. Started with the first question, ended by {@link #close}. */
public final class PolicyProgram implements AutoCloseable {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private final String command;
    private final long seconds;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "policy program");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicReference<String> lastError = new AtomicReference<>("");
    /** Programs that it has started. */
    private final Set<ProcessHandle> started = new HashSet<>();
    private Process process;
    private BufferedWriter to;
    private BufferedReader from;

    /** @param seconds time limit of an answer */
    PolicyProgram(String command, long seconds) {
        this.command = command;
        this.seconds = seconds;
    }

    /** The program and its arguments: words, or text in quotes. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3));
        }
        return words;
    }

    /**
     * The order that the program gives.
     *
     * @throws ModelException if it cannot be started, ends, takes too long, or answers with anything else than an order
     */
    public ProgramAnswers.Answer answer(QueueQuestion question) {
        if (process == null) {
            start();
        }
        String answer;
        try {
            answer = threads.submit(() -> ask(question.text())).get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            throw new ModelException(Message.of("choices", "program.late", command, question.now(), seconds));
        } catch (ExecutionException broken) {
            answer = null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ModelException(Message.of("choices", "program.late", command, question.now(), seconds));
        }
        if (answer == null) {
            throw ended(question.now());
        }
        if (started.isEmpty()) {
            noteStarted();
        }
        return question.answer(command, answer);
    }

    /** Processes that the program has started can be found only while it runs itself. */
    private void noteStarted() {
        process.descendants().forEach(started::add);
    }

    private void start() {
        try {
            process = new ProcessBuilder(words(command)).start();
        } catch (IOException e) {
            String why = String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
            throw new ModelException(Message.of("choices", "program.start", command, why.replaceFirst("^error=\\d+, ", "")));
        }
        to = new BufferedWriter(process.outputWriter(StandardCharsets.US_ASCII));
        from = process.inputReader(StandardCharsets.UTF_8);
        threads.submit(this::readErrors);
    }

    private String ask(String question) throws IOException {
        to.write(question);
        to.write('\n');
        to.flush();
        return from.readLine();
    }

    private Void readErrors() throws IOException {
        try (BufferedReader errors = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            for (String line = errors.readLine(); line != null; line = errors.readLine()) {
                lastError.set(line.isBlank() ? lastError.get() : line.strip());
            }
        }
        return null;
    }

    private ModelException ended(long now) {
        String code = "?";
        try {
            code = process.waitFor(1, TimeUnit.SECONDS) ? Integer.toString(process.exitValue()) : code;
            threads.shutdown();
            threads.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String said = lastError.get();
        return new ModelException(said.isEmpty() ? Message.of("choices", "program.ended", command, now, code)
                : Message.of("choices", "program.ended.saying", command, now, code, said));
    }

    /** Ends the program by the end of its input or, if that does not help, by force. */
    @Override
    public void close() {
        if (process != null) {
            noteStarted();
            process.destroy();
            started.forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        threads.shutdownNow();
    }
}
