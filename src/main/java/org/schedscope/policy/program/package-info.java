/**
 * Policies that are programs from outside: {@code exec:./my-policy.py}. A program reads a line of JSON for each scheduling pass, the tasks
 * that wait, and writes a line with their order. Its answers are kept with the run, by a digest of the question
 * ({@link org.schedscope.model.answer.ProgramAnswers}), so that logs, sessions and the window need the program only once. Files may name a
 * program but not start it: it runs only if a user has typed its name.
 *
 * <p>May use: text, parameter, model, model.answer, policy, policy.expression
 */
package org.schedscope.policy.program;
