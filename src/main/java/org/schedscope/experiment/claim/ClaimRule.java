package org.schedscope.experiment.claim;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.experiment.table.Runs;

/** What must hold for a claim. */
public interface ClaimRule {
    /**
     * Makes the comparisons.
     *
     * @return none if what they need has not run
     */
    List<Finding.Statement> check(Runs runs);

    /** The rule in a sentence. */
    String words();

    /** Both must hold. */
    default ClaimRule and(ClaimRule other) {
        ClaimRule first = this;
        return new ClaimRule() {
            @Override
            public List<Finding.Statement> check(Runs runs) {
                List<Finding.Statement> statements = new ArrayList<>(first.check(runs));
                statements.addAll(other.check(runs));
                return statements;
            }

            @Override
            public String words() {
                return first.words() + " " + other.words();
            }
        };
    }
}
