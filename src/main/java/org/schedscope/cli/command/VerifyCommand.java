package org.schedscope.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Failure;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.Verification;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SessionVerification;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code verify}: whether recorded runs come out again. */
@Command(name = "verify",
        description = "Repeats the runs that files describe and compares them byte for byte; exit code 1 if one differs.",
        footer = {"", "Example: schedscope verify week.schedscope run.events.ndjson"})
public final class VerifyCommand extends ConsoleCommand {
    private static final String SAME = "the same run comes out again";
    private static final String DIFFERENT = "running it again gives another run";

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Sessions (*.schedscope) and event logs, also gzipped.")
    private List<Path> files = List.of();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws InputException {
        int code = 0;
        for (Path path : files) {
            InputFile file = InputFile.of(path);
            FileKind kind = FileKind.of(file, Limits.DEFAULT);
            boolean verified = kind == FileKind.SESSION ? verifySession(file) : verifyLog(file, kind);
            code = verified ? code : Failure.RUN_FAILED;
        }
        return code;
    }

    private boolean verifyLog(InputFile file, FileKind kind) throws InputException {
        if (kind != FileKind.EVENT_LOG) {
            throw new InputException(Problem.of(file.name(), Message.verbatim("this is neither a session nor an event log")));
        }
        boolean verified = Verification.ofLog(file, Limits.DEFAULT).orElseThrow(() -> new InputException(
                Problem.of(file.name(), Message.verbatim("this log does not describe a run that could be made again"))));
        tell(file.name(), verified ? SAME : DIFFERENT);
        return verified;
    }

    /** Verifies all runs of a session. A run made elsewhere, or without a recorded result, is not a failure. */
    private boolean verifySession(InputFile file) throws InputException {
        Progress told = progress.on(err());
        List<SessionVerification.Result> results = SessionVerification.of(file, Limits.DEFAULT, told::run);
        for (SessionVerification.Result result : results) {
            SavedRun run = result.run();
            tell(file.name() + ": run " + run.label() + " (" + name(run) + ")", switch (result.finding()) {
                case SAME -> run.proof().orElseThrow().complete() ? SAME : SAME + ", as far as it had come";
                case DIFFERENT -> DIFFERENT;
                case NOT_MADE_HERE -> "made elsewhere or under other rules, so it cannot be run again";
                case UNPROVEN -> "the session does not state its result";
            });
        }
        return results.stream().noneMatch(result -> result.finding() == SessionVerification.Finding.DIFFERENT);
    }

    private static String name(SavedRun run) {
        String policy = run.setup().policy();
        List<ForkSpec> forks = run.setup().choices().forks();
        return forks.isEmpty() ? policy : policy + ", forked " + forks.get(forks.size() - 1).when();
    }

    private void tell(String subject, String finding) {
        json.print(out(), JsonOption.fields("subject", subject, "same", finding.startsWith(SAME), "finding", finding),
                subject + ": " + finding);
    }
}
