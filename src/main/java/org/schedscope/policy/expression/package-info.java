/**
 * Orderings that users type: an arithmetic expression over what a policy may know of a task, such as {@code (now - arrival + rank) / cp}.
 *
 * <p>{@link org.schedscope.policy.expression.ExpressionReader} turns text into a tree of {@link
 * org.schedscope.policy.expression.Expression}s,
 * which is evaluated exactly: fractions of {@code long}s as long as they fit ({@link org.schedscope.policy.expression.Fraction}), of
 * integers of any size where they do not. So an ordering that somebody types gives the same schedule everywhere, as the built-in ones do;
 * that is why there are no roots and logarithms. An expression sees {@link org.schedscope.policy.expression.Variable}s and nothing else.
 *
 * <p>May use: text, model.., syntax
 */
package org.schedscope.policy.expression;
