package org.schedscope.ui.state.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.RunDraft;
import org.schedscope.ui.state.field.Field;
import org.schedscope.ui.state.session.Session;

/** What sheets refuse is told in the language of the window. */
class RefusalsTest {
    private final Session session = TestRuns.session(new HandCranked(), 4);

    @BeforeEach
    void german() {
        SpokenLanguage.speak(Language.GERMAN);
    }

    @AfterEach
    void english() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    private static Optional<String> typed(InputEditor draft, String name, String text) {
        Field<?> field = draft.typed().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        field.textProperty().set(text);
        return field.complaintProperty().get();
    }

    @Test
    void wrongValuesOfAWorkload() {
        WorkloadEditor draft = new WorkloadEditor(session);
        Map<String, String> said = Map.of("two", "\"two\" muss eine ganze Zahl sein (bis 13 Stellen)", "0",
                "\"cores\" ist 0; es muss mindestens 1 sein",
                "9999999999", "9999999999 ist mehr als 2147483647");
        said.forEach((text, german) -> assertEquals(Optional.of(german), typed(draft, "cores", text)));
        assertEquals(Optional.of("\"T9\" ist kein Task dieses Jobs"), typed(draft, "parents", "T9"));
        assertEquals(Optional.of("\"2\" braucht ein \"=\" und dahinter eine Zahl"), typed(draft, "value", "100: 2"));
    }

    @Test
    void wrongValuesOfAPlatform() {
        PlatformEditor draft = new PlatformEditor(session);
        assertEquals(Optional.of("\"fast\" muss eine Zahl sein, etwa 2 oder 0.5"), typed(draft, "speed", "fast"));
        assertEquals(Optional.of("\"0.12345678901234567890\" ist außerhalb des Bereichs genauer Brüche (18 Ziffern)"),
                typed(draft, "speed", "0.12345678901234567890"));
    }

    @Test
    void aNumberIsTakenWithACommaOrAPointAndShownWithAComma() {
        PlatformEditor draft = new PlatformEditor(session);
        assertEquals(Optional.empty(), typed(draft, "speed", "0.25"));
        assertEquals(Optional.empty(), typed(draft, "speed", "1,25"));
        draft.duplicate();
        assertEquals("1,25",
                draft.typed().stream().filter(each -> each.name().equals("speed")).findFirst().orElseThrow().textProperty().get());
        assertTrue(typed(draft, "speed", "1,2,5").isPresent());
    }

    @Test
    void theLastJob() {
        WorkloadEditor draft = new WorkloadEditor(session);
        for (int job = session.runs().run().workload().jobs().size(); job > 0; job--) {
            draft.removeJob();
        }
        assertEquals(Optional.of("ein Workload braucht mindestens einen Job"), draft.state().sentence());
    }

    @Test
    void wrongChoicesOfARun() {
        Field<?> seed = new RunDraft(session.runs().run().setup()).inputSettings.get(3).input();
        seed.textProperty().set("x");
        assertEquals(Optional.of("der Seed kann nicht \"x\" sein; er ist eine ganze Zahl, etwa 1"), seed.complaintProperty().get());
    }

    @Test
    void everythingElseThatCanBeTypedWrong() {
        Platform small = TestRuns.session(new HandCranked(), 4).runs().run().platform();
        Task wide = new Task("T", 3, 99, "gpu", 7, java.util.OptionalLong.empty(), Map.of("Q", 3L), List.of());
        List<Executable> wrong = List.of(() -> NetworkTexts.parse("mesh"), () -> NetworkTexts.parse("ccr:x"),
                () -> NetworkTexts.parse("links"),
                () -> NetworkTexts.parse("thin-tree:x"), () -> NetworkTexts.parse("thin-tree:0.2:x"), () -> EstimateModels.parse("x"),
                () -> EstimateModels.parse("normal:-1"), () -> EstimateModels.parse("uniform:-1"),
                () -> EstimateModels.parse("log-round:0"),
                () -> ArrivalOverride.parse("x"), () -> ArrivalOverride.parse("every:0"), () -> TickLength.parse("x"),
                () -> TickLength.parse("0"),
                () -> Schedulers.check("fifo-task", "x", Map.of()), () -> Schedulers.check("x", "central", Map.of()),
                () -> Schedulers.check("=now +", "central", Map.of()), () -> Schedulers.check("heft", "central", Map.of()),
                () -> Schedulers.check("fifo-task", "central", Map.of("x", "1")),
                () -> Schedulers.check("fifo-task", "central", Map.of("rearrangement", "x")),
                () -> Schedulers.check("fair-usage", "central", Map.of("half-life", "x")), () -> EetCapacity.of(0),
                () -> ViolationView.ALL.between(4, 2),
                () -> EetCapacity.EQUAL_SHARES.withUser("/a", 0), () -> EetCapacity.EQUAL_SHARES.withMemory("/a", 0),
                () -> Eligibility.check(new org.schedscope.model.Job("J", "/", 0, List.of(wide), Optional.empty(), Optional.empty()),
                        small));
        for (Executable each : wrong) {
            ModelException refused = assertThrows(ModelException.class, each);
            assertNotEquals(refused.getMessage(), SpokenLanguage.tell(refused));
        }
    }
}
