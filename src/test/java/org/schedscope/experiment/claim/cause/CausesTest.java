package org.schedscope.experiment.claim.cause;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.Finding;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.claim.paper.PaperClaims;
import org.schedscope.experiment.claim.rule.SampleRules;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.report.UnspecifiedParameter;
import org.schedscope.fixture.SmallResults;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Samples;

/** Causes are of claims that there are, and are shown by runs that are made. */
class CausesTest {
    private static final List<Part> PARTS = new ArrayList<>();

    @BeforeAll
    static void readDefinitions() throws IOException {
        for (String kept : Samples.results()) {
            PARTS.addAll(ExperimentJson.read(Samples.experiment(kept + ".experiment.json"), Limits.DEFAULT).parts());
        }
    }

    static Stream<ClaimCause> causes() {
        return Causes.all().stream();
    }

    static Stream<UnspecifiedParameter> unspecified() {
        return UnspecifiedParameter.all().stream();
    }

    @Test
    void noClaimHasTwoAndEachIsOfAClaim() {
        List<String> explained = causes().flatMap(cause -> cause.claims().stream()).toList();
        assertEquals(explained.size(), new HashSet<>(explained).size());
        Set<String> claims = new HashSet<>(PaperClaims.all().stream().map(Claim::id).toList());
        assertTrue(claims.containsAll(explained), () -> explained.stream().filter(id -> !claims.contains(id)).toList().toString());
    }

    @ParameterizedTest
    @MethodSource("causes")
    void whatShowsItIsRun(ClaimCause cause) {
        assertTrue(cause.words().endsWith("."), cause.words());
        assertFalse(cause.probes().isEmpty(), cause.words());
        areRun(cause.probes());
    }

    @ParameterizedTest
    @MethodSource("unspecified")
    void whatPapersLeaveOpenIsVariedOrLeftOpenWithItsValue(UnspecifiedParameter parameter) {
        assertFalse(parameter.ours().isBlank() || parameter.decides().isBlank(), parameter.parameter());
        areRun(parameter.varied());
    }

    /** Each is of a part of a definition with kept results, and of values that it has. */
    private static void areRun(List<Probe> probes) {
        for (Probe probe : probes) {
            Part part = PARTS.stream().filter(each -> each.name().equals(probe.of().part())).findFirst()
                    .orElseThrow(() -> new AssertionError("no part " + probe.of().part()));
            for (Map.Entry<String, String> only : probe.of().only().entrySet()) {
                assertTrue(part.axes().stream().anyMatch(axis -> axis.name().equals(only.getKey()) && axis.values().contains(only
                        .getValue())), part.name() + ": " + only);
            }
        }
    }

    /** 20 of the first 53 claims agreed. */
    @Test
    void theFirstCountIsWhole() {
        assertEquals(List.of(13, 20), Stream.of(Verdict.DIFFERS, Verdict.CANNOT_TELL)
                .map(verdict -> Stream.of(CauseKind.values()).mapToInt(kind -> Former.count(kind, verdict)).sum()).toList());
    }

    @Test
    void aProbeAsksTheClaimsOwnRuleOfOtherRuns() throws IOException {
        Claim claim = new Claim("c", null, "1", "q", "s", PaperClaims.all().get(0).of(), SampleRules.less("meanSlr", "p-slr", "srtf"), "f");
        ClaimCause cause = new ClaimCause(CauseKind.SIZE, List.of("c"), "Because.",
                List.of(new Probe(new FigureSpec.Choice("p", Map.of("load", "120"), List.of()), Optional.empty())));
        List<Finding.Line> lines = cause.lines(claim, new SmallResults("p", 3).seeds(120, "p-slr", "meanSlr", 1, 1.1, 1.2)
                .seeds(120, "srtf", "meanSlr", 2, 2.1, 2.3).seeds(80, "p-slr", "meanSlr", 3, 3, 3).seeds(80, "srtf", "meanSlr", 1, 1, 1)
                .table());
        assertEquals(List.of(Verdict.AGREES), lines.stream().map(Finding.Line::verdict).toList());
        assertTrue(lines.get(0).subject().startsWith("p, load 120: "), lines.get(0).subject());
    }
}
