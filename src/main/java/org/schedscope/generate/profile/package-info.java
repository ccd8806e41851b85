/**
 * Profiles of generated workloads, one file each after a paper, and the list of them.
 *
 * <p>May use: parameter, model.., generate, generate.arrival, generate.estimate
 */
package org.schedscope.generate.profile;
