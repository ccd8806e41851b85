/**
 * Arrival times of generated jobs: processes, daily and weekly cycles.
 *
 * <p>May use: parameter, text, model.., generate
 */
package org.schedscope.generate.arrival;
