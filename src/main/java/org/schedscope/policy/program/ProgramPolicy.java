package org.schedscope.policy.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.schedscope.model.ModelException;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PlannedPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.text.Message;

/**
 * An ordering by an external program, called in every pass. Its name is the command after {@code exec:}. The key of a task is minus its
 * place in the answer. A queue of one task is ordered without the program.
 */
public final class ProgramPolicy implements MovingPolicy {
    /** Prefix of the names of such policies. */
    public static final String PREFIX = "exec:";

    private static final Parameter.Whole ANSWER_TIME = new Parameter.Whole("answer-time", 1, 86_400, Optional.of("seconds"),
            OptionalLong.of(10), Optional.empty(), "How long the program of a policy may take for an answer.");

    private final String name;
    private final long seconds;
    /** Numbers of tasks, the first to start first. */
    private final Function<QueueQuestion, List<Integer>> answers;

    private ProgramPolicy(String name, long seconds, Function<QueueQuestion, List<Integer>> answers) {
        this.name = name;
        this.seconds = seconds;
        this.answers = answers;
    }

    /** Whether a name is meant as such a policy, valid or not. */
    public static boolean isMeantBy(String name) {
        return name.startsWith(PREFIX);
    }

    /** A policy, with other answers if it is such a policy. */
    public static Policy answered(Policy policy, UnaryOperator<ProgramPolicy> answers) {
        return policy instanceof ProgramPolicy program ? answers.apply(program) : policy;
    }

    /** A policy without answers: its tasks are in order of arrival. */
    public static ProgramPolicy of(String name) {
        return new ProgramPolicy(name, ANSWER_TIME.usual().getAsLong(), question -> List.of());
    }

    /** The error of such a name; none if it is valid. */
    public static Optional<Message> complaint(String name) {
        return PolicyProgram.words(name.substring(PREFIX.length())).isEmpty() ? Optional.of(Message.of("choices", "program.none"))
                : Optional.empty();
    }

    /** @throws ModelException for such a name: a file may not start programs */
    public static void refuseInFile(String name) {
        if (isMeantBy(name)) {
            throw new ModelException(Message.of("choices", "program.file", name));
        }
    }

    /** The words after {@code exec:}. */
    public String command() {
        return name.substring(PREFIX.length());
    }

    /** This policy with another source of answers. */
    public ProgramPolicy askedOf(Function<QueueQuestion, ProgramAnswers.Answer> source) {
        return new ProgramPolicy(name, seconds, question -> source.apply(question).order());
    }

    /** This policy with the answers of a run, which all its passes have. */
    public ProgramPolicy repeating(ProgramAnswers known) {
        Map<String, ProgramAnswers.Answer> byQuestion = new HashMap<>();
        known.all().forEach(answer -> byQuestion.put(answer.question(), answer));
        return askedOf(question -> Optional.ofNullable(byQuestion.get(question.digest()))
                .orElseThrow(() -> new ModelException(Message.of("choices", "program.unanswered", command(), question.now()))));
    }

    /** This policy as it can be shown at any moment of a run: in the order of the last answer of the queue. */
    public ProgramPolicy shownBy(ProgramAnswers known) {
        Map<Integer, TreeMap<Long, List<Integer>>> byQueue = new HashMap<>();
        known.all().forEach(answer -> byQueue.computeIfAbsent(answer.queue(), queue -> new TreeMap<>())
                .put(answer.tick(), answer.order()));
        return new ProgramPolicy(name, seconds, question -> Optional.ofNullable(byQueue.get(question.queue()))
                .map(ticks -> ticks.floorEntry(question.now())).map(Map.Entry::getValue).orElse(List.of()));
    }

    /** The program, started with its first question. */
    public PolicyProgram program() {
        return new PolicyProgram(command(), seconds);
    }

    @Override
    public PolicyInfo info() {
        return new PolicyInfo(name, "A program from outside orders the queue in every pass.", "minus the place in the program's answer",
                "a program of a user", false, "The program is asked once; its answers are kept with the run.");
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(ANSWER_TIME);
    }

    @Override
    public Policy with(Map<String, String> values) {
        return new ProgramPolicy(name, ANSWER_TIME.number(values.getOrDefault(ANSWER_TIME.name(), ANSWER_TIME.defaultValue()))
                .orElseThrow(), answers);
    }

    @Override
    public MovingPolicy inPass(TaskView view, int[] tasks) {
        Map<Integer, Integer> places = new HashMap<>();
        if (tasks.length > 1) {
            answers.apply(new QueueQuestion(view, tasks)).forEach(task -> places.put(task, places.size()));
        }
        return new PlannedPolicy.Placed(this, places);
    }

    @Override
    public Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME, Dependence.QUEUE);
    }

    /** Only a pass, which shows all tasks, has an order. */
    @Override
    public void key(TaskView view, int task, ExactKey key) {
        key.setFraction(-1, 1);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of(command());
    }
}
