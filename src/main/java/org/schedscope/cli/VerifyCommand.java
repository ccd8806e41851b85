package org.schedscope.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.schedscope.experiment.Verification;
import org.schedscope.io.DocumentHead;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify}: whether recorded runs come out again. */
@Command(name = "verify", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false,
        description = "Runs again what files describe and says whether the same comes out, byte for byte; exit code 1 if not.",
        footer = {"", "Example: schedscope verify run.events.ndjson"})
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Event logs, also gzipped.")
    private List<Path> files;

    @Override
    public Integer call() throws InputException {
        PrintWriter out = spec.commandLine().getOut();
        int code = 0;
        for (Path path : files) {
            InputFile file = InputFile.of(path);
            if (!DocumentHead.of(file, Limits.DEFAULT).isEventLog()) {
                throw new InputException(Problem.of(path.toString(), "this is no event log"));
            }
            Optional<Boolean> same = Verification.ofLog(file, Limits.DEFAULT);
            boolean verified = same.orElseThrow(() -> new InputException(
                    Problem.of(path.toString(), "this log does not describe a run that could be made again")));
            out.println(path + (verified ? ": the same run comes out again" : ": running it again gives another run"));
            code = verified ? code : Failure.RUN_FAILED;
        }
        return code;
    }
}
