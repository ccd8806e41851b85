package org.schedscope.ui.state.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.FileKind;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.session.SavedSession;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunFiles;

/** Reads files and the samples that come with the program. */
public interface WorkloadLoader {
    /**
     * A workload with the platform it runs on.
     *
     * @param platformFile the platform; without it the one that the workload names or describes, else one that can hold it
     * @param watch is told how far reading has come, and may end it
     */
    RunFiles workload(RunSource source, Optional<Path> platformFile, ReadWatch watch) throws InputException;

    /** The same, to its end. */
    default RunFiles workload(RunSource source, Optional<Path> platformFile) throws InputException {
        return workload(source, platformFile, ReadWatch.NONE);
    }

    /**
     * A schedule made elsewhere, or the log of a run.
     *
     * @param open what is open; if the schedule is of its workload and platform, these are its own, else it stands for itself
     */
    RunFiles schedule(Path file, OpenRun open) throws InputException;

    /** What kind of file or folder something is, judged by how it begins. */
    FileKind kind(Path file) throws InputException;

    /** All that was open once. */
    SavedSession session(Path file) throws InputException;

    /** An experiment with its results whose definition comes with the program, by the file name of that. */
    default OpenExperiment experiment(String fileName) throws InputException {
        throw new InputException(Problem.of(fileName, Message.of("window", "experiment.none")));
    }

    PlatformChoice platform(Path file) throws InputException;

    /** File names of the samples, the one that opens first at the beginning. */
    List<String> samples();
}
