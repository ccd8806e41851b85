/**
 * Models of inaccurate estimates ([NET] §2.2, [MOWS] §5-2-6), each seeded.
 *
 * <p>May use: text, model.., parameter, generate
 */
package org.schedscope.generate.estimate;
