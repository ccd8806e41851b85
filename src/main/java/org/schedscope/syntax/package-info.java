/**
 * The grammar of all that users type: orderings, queries and conditions to stop at.
 *
 * <p>A {@link org.schedscope.syntax.SyntaxRules} has the signs and keywords of one of the three and reads a text as a tree of
 * {@link org.schedscope.syntax.Syntax} with places. What its names mean is looked up by the rooms that own the rules.
 *
 * <p>May use: text, model..
 */
package org.schedscope.syntax;
