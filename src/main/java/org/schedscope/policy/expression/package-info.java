/**
 * Orderings as arithmetic expressions over what a policy may see of a task, such as {@code (now - arrival + rank) / cp}: built-in ones and
 * those that users type.
 *
 * <p>{@link org.schedscope.policy.expression.ExpressionReader} turns text into a tree of {@link
 * org.schedscope.policy.expression.Expression}s,
 * which is evaluated exactly: fractions of {@code long}s as long as they fit ({@link org.schedscope.policy.expression.Fraction}), of
 * integers of any size where they do not. So an ordering gives the same schedule everywhere; that is why there are no
 * roots and logarithms. An expression sees {@link org.schedscope.policy.expression.Variable}s and nothing else.
 *
 * <p>May use: text, model.., syntax
 */
package org.schedscope.policy.expression;
