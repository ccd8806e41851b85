/**
 * The command line, a command a file. {@link org.schedscope.cli.CommandLineMain} takes arguments and two writers and gives an exit code,
 * so that tests run it in-process; only {@code Main} exits. Commands throw; {@link org.schedscope.cli.base.Failure} alone decides what is
 * printed for which exception and which exit code it is: 1 a run that failed, 2 wrong usage or bad input.
 *
 * <p>Results go to standard output, warnings and errors to standard error, one line each, never a stack trace (but with
 * {@code -Dschedscope.debug=true}). Outputs named by options appear all together at the end of a run that worked, or not at all.
 *
 * <p>A command and a group of options declare their arguments by picocli's annotations on fields, which have their values once a command
 * line is read; a group is mixed in. What is not given is null, or an empty {@code Optional} of text: shells complete files only where the
 * field is a {@code Path}. Annotations are read at every start anew, so only the chosen command is made.
 *
 * <p>May use: cli.base, cli.command, cli.option, cli.study, picocli..
 */
package org.schedscope.cli;
