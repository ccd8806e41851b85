/**
 * Orderings of waiting tasks. A policy is a pure function of a {@link org.schedscope.policy.TaskView}, which has estimates only, so that no
 * policy can use true durations.
 *
 * <p>The kind of its keys determines the ready queue of a policy. Keys of a {@link org.schedscope.policy.FixedPolicy} are two integers that
 * never change once a task is ready (a heap suffices). Keys of a {@link org.schedscope.policy.MovingPolicy} are exact numbers that change
 * with time and are computed again in every pass, unless they are an expression made of lines ({@link
 * org.schedscope.policy.Policy#expression}). A {@link org.schedscope.policy.UserPolicy} orders users by a {@link
 * org.schedscope.policy.UserCriterion}. Keys of a {@link org.schedscope.policy.ValuePolicy} are monotone and are compared approximately
 * first, exactly where that does not decide. A {@link org.schedscope.policy.WorkflowPolicy} needs the four-phase scheduler, which has more
 * data about workflows than a queue has. {@link org.schedscope.policy.Policy#dependsOn()} describes what else an order depends on.
 *
 * <p>For every kind, {@link org.schedscope.policy.Policy#order} defines the order of a policy in a plain and exact way; tests compare
 * faster implementations with it. Ties are broken independently of the policy: by job arrival, then by the positions of job and task in the
 * file.
 *
 * <p>To add one: write its row in {@code org.schedscope.policy.registry.PolicyTable}; a new kind of key is a class.
 *
 * <p>May use: text, parameter, model.., policy.expression, syntax
 */
package org.schedscope.policy;
