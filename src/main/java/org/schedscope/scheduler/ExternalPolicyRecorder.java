package org.schedscope.scheduler;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.model.WorkUndoneException;
import org.schedscope.policy.Policy;
import org.schedscope.policy.program.PolicyProgram;
import org.schedscope.policy.program.ProgramPolicy;
import org.schedscope.policy.program.QueueQuestion;

/** Records the answers of programs that are policies, so that the run can be repeated without them. */
public final class ExternalPolicyRecorder {
    private ExternalPolicyRecorder() {
    }

    /**
     * A run with all answers of its programs; the run itself if none of its policies is a program. Starts programs, and so may be used only
     * for names typed by a user, not for those in a file.
     *
     * @throws org.schedscope.model.ModelException if a program gives an invalid answer
     */
    public static RunSpec recorded(RunSpec spec) {
        return recorded(spec, asked -> {
        });
    }

    /**
     * A run with all answers of its programs, which may take long.
     *
     * @param watch receives the number of questions so far, before each
     */
    public static RunSpec recorded(RunSpec spec, IntConsumer watch) {
        if (IntStream.rangeClosed(0, spec.forks().size()).mapToObj(spec::stage).map(Schedulers::ordering)
                .noneMatch(ProgramPolicy.class::isInstance)) {
            return spec;
        }
        try (Recording recording = new Recording(spec.choices().answers().orElseThrow(), watch)) {
            try {
                SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
                new RunStart(spec, input, recording::ordering).simulation(Optional.empty()).runToEnd();
            } catch (WorkUndoneException undone) {
                // Reported by the run itself, too.
            }
            return spec.with(spec.choices().withAnswers(Optional.of(recording.answers())));
        }
    }

    /** Sends each question once. */
    private static final class Recording implements AutoCloseable {
        private final Map<String, ProgramAnswers.Answer> answers = new LinkedHashMap<>();
        private final Map<String, PolicyProgram> programs = new HashMap<>();

        private final IntConsumer watch;

        Recording(ProgramAnswers known, IntConsumer watch) {
            this.watch = watch;
            known.all().forEach(answer -> answers.put(answer.question(), answer));
        }

        Policy ordering(RunSpec stage) {
            return ProgramPolicy.answered(Schedulers.ordering(stage), policy -> policy.askedOf(question -> answer(policy, question)));
        }

        private ProgramAnswers.Answer answer(ProgramPolicy policy, QueueQuestion question) {
            return answers.computeIfAbsent(question.digest(), digest -> {
                watch.accept(answers.size());
                return programs.computeIfAbsent(policy.command(), command -> policy.program()).answer(question);
            });
        }

        ProgramAnswers answers() {
            return new ProgramAnswers(answers.values().stream().toList());
        }

        @Override
        public void close() {
            programs.values().forEach(PolicyProgram::close);
        }
    }
}
