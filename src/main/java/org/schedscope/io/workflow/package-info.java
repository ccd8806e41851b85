/**
 * Workflow files of other programs: WfCommons, Pegasus DAX, DAG files, Standard Task Graph.
 *
 * <p>May use: text, model.., io.format, io.input, io.json, io.xml, com.fasterxml.jackson..
 */
package org.schedscope.io.workflow;
