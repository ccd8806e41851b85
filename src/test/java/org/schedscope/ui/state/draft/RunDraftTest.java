package org.schedscope.ui.state.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.fixture.TestRuns;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.Schedulers;

class RunDraftTest {
    private enum Way {
        UP, DOWN
    }

    private static final Parameter HALF_LIFE = new Parameter.Whole("half-life", 1, 1_000_000, Optional.of("ticks"), OptionalLong.empty(),
            Optional.of("none"), "How fast use is forgotten.");
    private static final Parameter ORDER = Parameter.Choice.of("order", Way.class, "Which way.");

    /** Every scheduler has an order; only one policy forgets. */
    private static List<Parameter> parametersOf(String policy, String scheduler) {
        return policy.equals("fair-share") ? List.of(ORDER, HALF_LIFE) : List.of(ORDER);
    }

    private static RunSetup setup(RunChoices choices) {
        return TestRuns.setup(2).with(choices);
    }

    private final RunDraft draft = new RunDraft(setup(Schedulers.DEFAULT), RunDraftTest::parametersOf);

    private RunSetting input(String name) {
        return draft.inputSettings.stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private void write(RunSetting field, String text) {
        field.input().textProperty().set(text);
    }

    @Test
    void aDraftBeginsWithWhatTheRunHas() {
        RunChoices all = new RunChoices("fifo-job", "hierarchical", -3, Optional.of("none"),
                new TreeMap<>(Map.of("estimate", "normal:50", "memory", "off", "rearrangement", "easy")));
        assertEquals(Optional.of(all), new RunDraft(setup(all)).choicesProperty().get());
        assertEquals(Optional.of(Schedulers.DEFAULT), draft.choicesProperty().get());
    }

    @Test
    void whatIsChosenIsWhatTheRunGets() {
        write(draft.policy, "srtf");
        write(draft.parameters.get(0), "down");
        write(input("network"), " ccr:0.25 ");
        write(input("estimate"), "log-round:10");
        write(input("memory"), "on");
        write(input("seed"), "17");
        assertEquals(Optional.of(new RunChoices("srtf", "hierarchical", 17, Optional.of("ccr:0.25"),
                new TreeMap<>(Map.of("order", "down", "estimate", "log-round:10", "memory", "on")))), draft.choicesProperty().get());
    }

    /** Also where the scheduler follows the policy, and would follow half a name to another one. */
    @Test
    void whileANameIsTypedNothingElseChanges() {
        RunSetup market = setup(new RunChoices("pvd", Schedulers.impliedBy("pvd"), 1, Optional.empty(), new TreeMap<>()));
        for (RunDraft each : List.of(new RunDraft(market), RunDraft.goingOn(market))) {
            List<RunSetting> before = List.copyOf(each.parameters);
            write(each.policy, "vd");
            assertTrue(each.policy.input().complaintProperty().get().isPresent());
            assertEquals(Optional.empty(), each.choicesProperty().get());
            assertEquals("market", each.scheduler.text());
            assertEquals(before, each.parameters);
            write(each.policy, "srtf");
            assertEquals("srtf", each.choicesProperty().get().orElseThrow().policy());
        }
    }

    /** A list lets go of what is chosen in it, by Ctrl+Space. */
    @Test
    void withoutASchedulerThereIsNoRunAndNothingElseChanges() {
        RunDraft real = new RunDraft(setup(Schedulers.DEFAULT));
        List<RunSetting> before = List.copyOf(real.parameters);
        List<Throwable> thrown = new ArrayList<>();
        Thread.UncaughtExceptionHandler usual = Thread.currentThread().getUncaughtExceptionHandler();
        // Properties hand what their listeners throw to the thread.
        Thread.currentThread().setUncaughtExceptionHandler((thread, broken) -> thrown.add(broken));
        try {
            for (String none : Arrays.asList("", null)) {
                write(real.scheduler, none);
                assertEquals(Optional.empty(), real.choicesProperty().get());
                assertEquals(before, real.parameters);
            }
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(usual);
        }
        assertEquals(List.of(), thrown);
        write(real.scheduler, Schedulers.DEFAULT.scheduler());
        assertEquals(Optional.of(Schedulers.DEFAULT), real.choicesProperty().get());
    }

    @Test
    void theParametersFollowThePolicyAndKeepWhatWasSet() {
        RunSetting order = draft.parameters.get(0);
        write(order, "down");
        write(draft.policy, "fair-share");
        assertEquals(List.of("order", "half-life"), draft.parameters.stream().map(RunSetting::name).toList());
        assertSame(order, draft.parameters.get(0));
        write(draft.parameters.get(1), "86400");
        assertEquals(Map.of("order", "down", "half-life", "86400"), draft.choicesProperty().get().orElseThrow().parameters());
        write(draft.policy, "p-slr");
        assertEquals(Map.of("order", "down"), draft.choicesProperty().get().orElseThrow().parameters());
    }

    @Test
    void aNumberOutOfRangeIsRefusedWhereItStandsUntilItIsMended() {
        write(draft.policy, "fair-share");
        RunSetting halfLife = draft.parameters.get(1);
        assertEquals("none", halfLife.text());
        for (String wrong : List.of("0", "1000001", "many", "", "1.5")) {
            write(halfLife, wrong);
            assertEquals(Optional.of("half-life cannot be '" + wrong + "'; it must be 1 to 1000000 ticks, or none"),
                    halfLife.input().complaintProperty().get());
            assertEquals(Optional.empty(), draft.choicesProperty().get());
        }
        write(halfLife, "none");
        assertEquals(Optional.empty(), halfLife.input().complaintProperty().get());
        assertTrue(draft.choicesProperty().get().isPresent());
    }

    @Test
    void modelsThatCannotBeReadAreRefusedInTheWordsOfTheCommandLine() {
        write(input("network"), "ccr:fast");
        assertEquals(Optional.of("'fast' is not a ratio of communication to computation; write ccr:0.2, for instance"),
                input("network").input().complaintProperty().get());
        write(input("estimate"), "guess");
        assertEquals(Optional.of("unknown estimate model 'guess'; write exact, normal:100, log-round:10, uniform:300"),
                input("estimate").input().complaintProperty().get());
        write(input("seed"), Long.toString(Long.MAX_VALUE));
        assertTrue(input("seed").input().complaintProperty().get().isEmpty(), "as on the command line and in files");
        write(input("seed"), "one");
        assertTrue(input("seed").input().complaintProperty().get().isPresent());
        assertEquals(Optional.empty(), draft.choicesProperty().get());
        draft.toDefaults();
        assertEquals(Optional.of(Schedulers.DEFAULT), draft.choicesProperty().get());
    }

    @Test
    void everyPolicyAndEveryParameterThereIsCanBeChosen() {
        RunDraft real = new RunDraft(setup(Schedulers.DEFAULT));
        assertEquals(Schedulers.policyNames().size(), real.policy.choices().size());
        for (String policy : real.policy.choices()) {
            write(real.policy, policy);
            assertEquals(Schedulers.parameters(policy, Schedulers.impliedBy(policy)).size(), real.parameters.size());
            assertTrue(real.parameters.stream().allMatch(field -> field.input().complaintProperty().get().isEmpty()), policy);
            assertEquals(policy, real.choicesProperty().get().map(RunChoices::policy)
                    .orElse("nothing: " + real.scheduler.input().complaintProperty().get()));
        }
    }
}
