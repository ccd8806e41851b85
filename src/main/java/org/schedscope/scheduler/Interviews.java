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

/** Runs whose policy is a program are made once with the program, to have its answers; from then on without it. */
public final class Interviews {
    private Interviews() {
    }

    /**
     * A run with all that its programs answer; the run itself if none of its policies is one. Starts programs: only for what somebody has
     * typed, not for what stands in a file.
     *
     * @throws org.schedscope.model.ModelException if a program does not answer as it should
     */
    public static RunSpec held(RunSpec spec) {
        return held(spec, asked -> {
        });
    }

    /**
     * The same, which may take long.
     *
     * @param watch is told how many questions were asked, before each
     */
    public static RunSpec held(RunSpec spec, IntConsumer watch) {
        if (IntStream.rangeClosed(0, spec.forks().size()).mapToObj(spec::stage).map(Schedulers::ordering)
                .noneMatch(ProgramPolicy.class::isInstance)) {
            return spec;
        }
        try (Interview interview = new Interview(spec.answers(), watch)) {
            try {
                SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
                new RunStart(spec, input, interview::ordering).simulation(Optional.empty()).runToEnd();
            } catch (WorkUndoneException told) {
                // The run itself says so, too.
            }
            return spec.with(interview.answers());
        }
    }

    /** Asks what was not asked before. */
    private static final class Interview implements AutoCloseable {
        private final Map<String, ProgramAnswers.Answer> answers = new LinkedHashMap<>();
        private final Map<String, PolicyProgram> programs = new HashMap<>();

        private final IntConsumer watch;

        Interview(ProgramAnswers known, IntConsumer watch) {
            this.watch = watch;
            known.all().forEach(answer -> answers.put(answer.question(), answer));
        }

        Policy ordering(RunSpec stage) {
            Policy ordering = Schedulers.ordering(stage);
            return ordering instanceof ProgramPolicy policy ? policy.askedOf(question -> answer(policy, question)) : ordering;
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
