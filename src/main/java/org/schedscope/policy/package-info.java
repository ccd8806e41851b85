/**
 * Orderings of waiting tasks. A policy is a pure question about a {@link org.schedscope.policy.TaskView}, which has estimates only, so no
 * policy can peek at true durations.
 *
 * <p>The kind of its keys decides which ready queue serves a policy. Keys of a {@link org.schedscope.policy.FixedPolicy} are two integers
 * that never change once a task is ready (a heap suffices). Keys of a {@link org.schedscope.policy.MovingPolicy} are exact numbers that
 * move with time and are worked out anew in every pass, unless they are an expression made of lines
 * ({@link org.schedscope.policy.Policy#expression}). A {@link org.schedscope.policy.UserPolicy} orders users by a
 * {@link org.schedscope.policy.UserCriterion}. Keys of a {@link org.schedscope.policy.ValuePolicy} move one way and are compared
 * approximately first, exactly where that does not decide. A {@link org.schedscope.policy.WorkflowPolicy} needs the four-phase scheduler,
 * which sees more of workflows than a queue does. {@link org.schedscope.policy.Policy#dependsOn()} describes what else an order depends on.
 *
 * <p>Whatever the kind, {@link org.schedscope.policy.Policy#order} is the order of a policy written down, plain and exact; tests compare
 * faster ones with it. Ties are not a policy's business: they go by job arrival, then by the places of job and task in the file.
 *
 * <p>To add one: write its row in {@code org.schedscope.policy.registry.PolicyTable}; a new kind of key is a class.
 *
 * <p>May use: text, parameter, model.., policy.expression, syntax
 */
package org.schedscope.policy;
