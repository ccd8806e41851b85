/**
 * The grammar of typed text: orderings, queries and conditions.
 *
 * <p>A {@link org.schedscope.syntax.SyntaxRules} has the signs and keywords of one of the three and parses a text to a tree of {@link
 * org.schedscope.syntax.Syntax} with places. Names are resolved in the rooms that own the rules.
 *
 * <p>May use: text, model..
 */
package org.schedscope.syntax;
