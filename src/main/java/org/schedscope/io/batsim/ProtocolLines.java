package org.schedscope.io.batsim;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.live.LineSource;
import org.schedscope.model.ModelException;

/**
 * The output of another program as lines of an event log: such lines unchanged, and messages between Batsim and its scheduler translated.
 * Messages come one a line, alone or in Batsim's own log behind {@code Sending} and {@code Received}; other lines of such a log are
 * ignored.
 */
public final class ProtocolLines implements LineSource {
    private static final Pattern MESSAGE = Pattern.compile("\\{\\s*\"(?:now|events)\"\\s*:.*\\}");

    private final LineSource source;
    private final Limits limits;
    private final ProtocolRun run;
    private Speech speech = Speech.UNKNOWN;
    /** Text from before the kind of output was recognised. */
    private String untold = "";
    private Optional<InputException> failure = Optional.empty();
    private int linesRead;

    private enum Speech {
        UNKNOWN, EVENT_LOG, BATSIM
    }

    public ProtocolLines(LineSource source, Limits limits) {
        this.source = source;
        this.limits = limits;
        run = new ProtocolRun(InputFile.of(source.name(), new byte[0]));
    }

    @Override
    public String name() {
        return source.name();
    }

    @Override
    public byte[] take() throws InputException {
        if (speech == Speech.EVENT_LOG) {
            return source.take();
        }
        if (failure.isPresent()) {
            throw failure.get();
        }
        String text = untold + new String(source.take(), StandardCharsets.UTF_8);
        untold = "";
        speech = speech == Speech.UNKNOWN ? speechOf(text) : speech;
        if (speech == Speech.UNKNOWN && !source.hasEnded()) {
            untold = text;
            return new byte[0];
        }
        return (speech == Speech.BATSIM ? translated(text) : text).getBytes(StandardCharsets.UTF_8);
    }

    /** The message in a line: a whole JSON object; otherwise none. */
    private static Optional<String> message(String line) {
        Matcher message = MESSAGE.matcher(line);
        return (line.startsWith("{") ? message.lookingAt() : message.find()) ? Optional.of(message.group()) : Optional.empty();
    }

    /** Kind of the output. Batsim prints other things, in brackets, before its first message. */
    private static Speech speechOf(String text) {
        for (String line : text.split("\n")) {
            if (message(line).isPresent()) {
                return Speech.BATSIM;
            }
            if (!line.isBlank() && !line.startsWith("[")) {
                return Speech.EVENT_LOG;
            }
        }
        return Speech.UNKNOWN;
    }

    /** Messages before a malformed one still count. */
    private String translated(String text) {
        try {
            for (String line : text.lines().toList()) {
                linesRead++;
                Optional<String> message = message(line);
                if (message.isPresent()) {
                    read(message.get());
                }
            }
            if (hasEnded() && !run.hasJobs()) {
                throw new InputException(Problem.of(name(), Problem.ofFormat("batsim.begins")));
            }
        } catch (InputException wrong) {
            failure = Optional.of(wrong);
        }
        return run.taken(source.isQuiet() || source.hasEnded() || run.isOver() || failure.isPresent());
    }

    private void read(String message) throws InputException {
        InputFile text = InputFile.of(name(), message.getBytes(StandardCharsets.UTF_8));
        try {
            for (ProtocolMessage.Event event : ProtocolMessage.read(text, limits)) {
                run.read(event);
            }
        } catch (ModelException wrong) {
            throw new InputException(atLine(Problem.of(name(), wrong.told())));
        } catch (IOException wrong) {
            throw new InputException(text.failure(wrong).problems().stream().map(this::atLine).toList());
        }
    }

    private Problem atLine(Problem problem) {
        return new Problem(problem.file(), linesRead, 1, problem.documentPath(), problem.message());
    }

    @Override
    public boolean isQuiet() {
        return source.isQuiet();
    }

    @Override
    public boolean hasEnded() {
        return failure.isEmpty() && untold.isEmpty() && (source.hasEnded() || run.isOver());
    }

    @Override
    public void whenMore(Runnable told) {
        source.whenMore(told);
    }

    @Override
    public void close() {
        source.close();
    }
}
