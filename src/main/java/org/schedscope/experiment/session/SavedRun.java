package org.schedscope.experiment.session;

import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.experiment.RunSetup;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

/**
 * A run of a session, complete enough to be made again elsewhere.
 *
 * @param label number shown to users, from 1
 * @param parent label of the run that it was forked from, if the session has that run
 * @param setup the run, with nothing left out and nothing drawn; the forks of a schedule that was read are those made since
 * @param proof outcome of the run
 */
public record SavedRun(int label, OptionalInt parent, RunSetup setup, Optional<Proof> proof) {
    /**
     * Outcome of a run: runs with equal proofs are equal.
     *
     * @param events number of recorded events, from the beginning to the end of an instant
     * @param complete whether these are all
     * @param sha256 digest of the event log with these events, 64 hexadecimal digits
     */
    public record Proof(int events, boolean complete, String sha256) {
    }

    /**
     * The run for the simulator; empty if it is a schedule of another program, which cannot be made again.
     *
     * @param file the session, for messages
     * @throws InputException if the session describes no run
     */
    public Optional<RunSpec> spec(InputFile file) throws InputException {
        try {
            if (!setup.canBeForked()) {
                return Optional.empty();
            }
            RunSpec spec = setup.prepare().spec();
            Schedulers.check(spec);
            return Optional.of(spec);
        } catch (IllegalArgumentException wrong) {
            throw impossible(file.name(), wrong);
        }
    }

    /** Refusal of a run that the program cannot make. */
    public InputException impossible(String file, IllegalArgumentException why) {
        return impossible(file, label, why);
    }

    static InputException impossible(String file, int label, IllegalArgumentException why) {
        return new InputException(Problem.of(file, Message.of("window", "run.impossible", label, Problem.why(why))));
    }
}
