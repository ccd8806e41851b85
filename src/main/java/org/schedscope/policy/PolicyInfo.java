package org.schedscope.policy;

/**
 * A policy described for users.
 *
 * @param name as in {@code --policy}, kebab-case
 * @param summary the order, in one sentence
 * @param formula the key, and whether the smallest or the largest is the best
 * @param source paper and section
 * @param starvationFree whether every task gets its turn however long the overload lasts
 * @param remarks where this differs from print, or what to expect; may be empty
 * @param textbook what textbooks mean by the name, where that is another policy, in one sentence; else empty
 */
public record PolicyInfo(String name, String summary, String formula, String source, boolean starvationFree, String remarks,
        String textbook) {
    /** Creates the description of a policy whose name is unambiguous. */
    public PolicyInfo(String name, String summary, String formula, String source, boolean starvationFree, String remarks) {
        this(name, summary, formula, source, starvationFree, remarks, "");
    }
}
