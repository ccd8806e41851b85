/**
 * Orderings: who goes first. A policy is a pure question about a {@link org.schedscope.policy.TaskView}, which knows estimates only, so no
 * policy can peek at true durations.
 *
 * <p>A policy says how its keys behave, because that decides which queue serves it: {@link org.schedscope.policy.FixedPolicy} has two
 * integers that never change once a task is ready (a heap suffices), {@link org.schedscope.policy.MovingPolicy} has an exact number that
 * moves with time and is asked anew in every pass, unless it is a {@link org.schedscope.policy.ProjectionPolicy}, whose keys are lines,
 * or an {@link org.schedscope.policy.ExpressionPolicy}, whose keys mostly are,
 * {@link org.schedscope.policy.UserPolicy} orders users by a {@link org.schedscope.policy.UserCriterion},
 * {@link org.schedscope.policy.ValuePolicy} has keys that move one way and are compared approximately first, exactly where that does not
 * decide. A {@link org.schedscope.policy.WorkflowPolicy} belongs to the four-phase scheduler, which knows more of workflows than a queue
 * does.
 *
 * <p>Whatever the kind, {@link org.schedscope.policy.Policy#order} is the order of a policy written down, plain and exact; what is faster
 * is held to it by tests. Ties are not a policy's business: they go by job arrival, then by the places of job and task in the file.
 *
 * <p>To add one: write the class, add its line to {@link org.schedscope.policy.registry.Policies}.
 *
 * <p>May use: text, parameter, model.., policy.expression, syntax
 */
package org.schedscope.policy;
