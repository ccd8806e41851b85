/**
 * Files in and out, one format per file; {@link org.schedscope.io.Formats} lists the formats that are read.
 *
 * <p><b>Reading.</b> {@link org.schedscope.io.input.InputFile} turns bytes into characters (gzip by its magic, strict UTF-8, limits on size
 * and ratio), {@code JsonCursor} turns characters into typed values with the line, column and document path of each, and a reader per
 * format turns those into the model. Readers stream: they hold the completed jobs and the one being built. A wrong value is noted as a
 * {@link org.schedscope.io.input.Problem} and reading goes on with a harmless one, so that a user sees up to {@value
 * org.schedscope.io.input.InputException#MAX_PROBLEMS} problems at once; a syntax error ends reading. For any bytes the outcome is a result
 * or an {@link org.schedscope.io.input.InputException}.
 *
 * <p><b>Imported schedules</b> ({@link org.schedscope.io.ScheduleFormats}) become a {@link org.schedscope.io.format.RawSchedule}: the
 * content of the file, not yet compared with anything. XML is read with {@code XmlCursor}, which refuses document types and so has no
 * entities; comma-separated text with {@code CsvRecords}.
 *
 * <p><b>Logs of machines</b> are tables, or become tables: {@code AccountingFormat} lists those whose lines are turned into records first.
 * Titles, units, names of states, zones and fields are data, in {@code assets/formats}.
 *
 * <p><b>Workloads of many files</b>: {@code WorkloadJoin} puts parts together for folders, manifests and archives; a part contains its
 * workload itself. Workflows of all formats go through {@code WorkflowDraft} and {@code WfJob}, so that names, files and seconds mean the
 * same everywhere.
 *
 * <p><b>Errors</b> are {@link org.schedscope.io.input.Problem}s: a place and a {@link org.schedscope.text.Message}, which the window shows
 * in its language and the command line in English.
 *
 * <p><b>Numbers</b> mean their decimal text and become exact {@link org.schedscope.model.number.Ratio}s.
 *
 * <p><b>Formats that are written</b> are listed in {@link org.schedscope.io.Exports}; each states what it refuses and what it loses. JSON
 * is written from the declaration that also reads it ({@code ObjectCodec}), or from its fields in order ({@code PlainJson.fields}).
 *
 * <p><b>Writing.</b> {@link org.schedscope.io.output.OutputFiles} writes beside the target and moves files into place only when all outputs
 * of a run are complete. Text has no timestamps, no locale and {@code \n} line ends: the same run gives the same bytes.
 *
 * <p>May use: text, model.., event, trace.., io.batsim, io.csv, io.format, io.input, io.json, io.log, io.output, io.platform, io.schedule,
 * io.swf, io.table, io.workflow, io.workload, com.fasterxml.jackson.., org.apache.commons.compress..
 */
package org.schedscope.io;
