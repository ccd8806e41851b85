/**
 * Arrival times of generated jobs: processes, daily and weekly cycles.
 *
 * <p>May use: text, model.., generate
 */
package org.schedscope.generate.arrival;
