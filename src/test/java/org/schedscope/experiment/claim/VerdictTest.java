package org.schedscope.experiment.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.claim.paper.PaperClaims;
import org.schedscope.experiment.claim.paper.RuleChange;

class VerdictTest {
    private static Verdict of(Verdict... parts) {
        return Verdict.of(List.of(parts));
    }

    @Test
    void aClaimOfSeveralStatementsNeedsThemAll() {
        assertEquals(Verdict.AGREES, of(Verdict.AGREES, Verdict.AGREES));
        assertEquals(Verdict.IN_PART, of(Verdict.AGREES, Verdict.IN_PART));
        assertEquals(Verdict.IN_PART, of(Verdict.AGREES, Verdict.DIFFERS));
        assertEquals(Verdict.IN_PART, of(Verdict.AGREES, Verdict.ALIKE));
        assertEquals(Verdict.CANNOT_TELL, of(Verdict.AGREES, Verdict.CANNOT_TELL));
        assertEquals(Verdict.DIFFERS, of(Verdict.DIFFERS, Verdict.CANNOT_TELL));
        assertEquals(Verdict.DIFFERS, of(Verdict.DIFFERS, Verdict.ALIKE));
        assertEquals(Verdict.ALIKE, of(Verdict.ALIKE, Verdict.CANNOT_TELL));
        assertEquals(Verdict.CANNOT_TELL, of());
    }

    @Test
    void everyClaimQuotesItsPaperAndChangesAreDated() {
        assertTrue(PaperClaims.all().stream().noneMatch(claim -> claim.quote().isBlank() || !claim.statement().endsWith(".")));
        assertTrue(PaperClaims.all().size() >= 53 + 45, PaperClaims.all().size() + " claims");
        assertTrue(RuleChange.all().stream().allMatch(change -> change.date().matches("\\d{4}-\\d{2}(-\\d{2})?")
                && !change.reason().isBlank()));
    }
}
