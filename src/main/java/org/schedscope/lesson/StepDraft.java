package org.schedscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.scheduler.RunSpec;

/**
 * A step as in a file or editor, without checks. Fields that the file omits are absent.
 *
 * @param notes for the lecturer; may be empty
 * @param run changes of the settings of the run
 * @param select a job, or a job, a slash and a task
 * @param staging display of the schedule
 */
public record StepDraft(Place start, String title, List<String> paragraphs, List<String> notes, RunDraft run,
        Optional<Located<String>> select, Optional<Moment> moment, Optional<QuestionDraft> question, StagingDraft staging) {
    /** Place of a part that is not in a file. */
    public static final Place NOWHERE = new Place(1, 1, "");

    public StepDraft {
        paragraphs = List.copyOf(paragraphs);
        notes = List.copyOf(notes);
    }

    /**
     * A step whose run is shown together with this one's.
     *
     * @param number of the step, from 1, as displayed
     * @param ghost whether behind it instead of beside it
     */
    public record OtherStep(int number, boolean ghost, Place place) {
    }

    /** The display of a step's schedule. */
    public record StagingDraft(Optional<OtherStep> other, Optional<Staging.Ticks> zoom, Optional<Staging.Ticks> highlight, boolean byHand) {
        /** The whole schedule of one run. */
        public static final StagingDraft PLAIN = new StagingDraft(Optional.empty(), Optional.empty(), Optional.empty(), false);
    }

    /**
     * The moment of a step: the end of the run if all three are absent.
     *
     * @param tick of the run
     * @param event number of events that have happened
     * @param until a condition in the syntax of breakpoints
     */
    public record Moment(OptionalLong tick, OptionalInt event, Optional<String> until, Place place) {
        public static Moment tick(long tick, Place place) {
            return new Moment(OptionalLong.of(tick), OptionalInt.empty(), Optional.empty(), place);
        }

        public static Moment event(int event, Place place) {
            return new Moment(OptionalLong.empty(), OptionalInt.of(event), Optional.empty(), place);
        }

        public static Moment until(String condition, Place place) {
            return new Moment(OptionalLong.empty(), OptionalInt.empty(), Optional.of(condition), place);
        }

        public static Moment end(Place place) {
            return new Moment(OptionalLong.empty(), OptionalInt.empty(), Optional.empty(), place);
        }
    }

    /** Places of a run's settings: the first of them, the policy and the scheduler. */
    public record Places(Optional<Place> first, Optional<Place> policy, Optional<Place> scheduler) {
        static final Places NONE = new Places(Optional.empty(), Optional.empty(), Optional.empty());

        private Places after(Places before) {
            return new Places(first.or(before::first), policy.or(before::policy), scheduler.or(before::scheduler));
        }
    }

    /**
     * The settings of a run, or changes of them.
     *
     * @param places of the settings that are present
     */
    public record RunDraft(Optional<PlatformDraft> platform, Optional<String> policy, Optional<String> scheduler,
            Optional<SortedMap<String, String>> parameters, Places places) {
        static final RunDraft NOTHING = new RunDraft(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                Places.NONE);

        /** The settings of a run, without workload and seed. */
        public static RunDraft of(RunSpec spec) {
            return new RunDraft(Optional.of(new PlatformDraft(Optional.empty(), Optional.of(spec.platform()), NOWHERE)),
                    Optional.of(spec.policy()), Optional.of(spec.scheduler()), Optional.of(spec.parameters()), Places.NONE);
        }

        /** The settings without their places. */
        RunDraft withoutPlace() {
            return new RunDraft(platform, policy, scheduler, parameters, Places.NONE);
        }

        /** The changes from earlier settings to these. A policy implies scheduler and parameters, so the three change together. */
        RunDraft since(RunDraft before) {
            boolean kept = policy.equals(before.policy) && scheduler.equals(before.scheduler) && parameters.equals(before.parameters);
            return new RunDraft(platform.filter(now -> !platform.equals(before.platform)), policy.filter(now -> !kept),
                    scheduler.filter(now -> !kept), parameters.filter(now -> !kept), Places.NONE);
        }

        /** These changes, applied to earlier settings; another policy resets scheduler and parameters to its defaults. */
        RunDraft after(RunDraft before) {
            boolean anew = policy.isPresent();
            return new RunDraft(platform.or(before::platform), policy.or(before::policy),
                    scheduler.or(() -> anew ? Optional.empty() : before.scheduler),
                    parameters.or(() -> anew ? Optional.empty() : before.parameters), places.after(before.places));
        }
    }

    /**
     * A question.
     *
     * @param next whether it is about the next task to start
     * @param options of a choice; empty for other questions
     * @param right places of the right options
     * @param metric name, for a question about its value
     */
    public record QuestionDraft(String ask, String because, boolean next, List<String> options, List<Integer> right,
            Optional<Located<String>> metric, Place place) {
        public QuestionDraft {
            options = List.copyOf(options);
            right = List.copyOf(right);
        }
    }
}
