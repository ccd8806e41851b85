package org.schedscope.io.format;

import java.util.List;

/** A format that can be written. Writers write the same bytes for the same value, and leave the stream open. */
public sealed interface Export permits WorkloadExport, ScheduleExport {
    /** A word for command lines, such as {@code wfformat}. */
    String name();

    /** For users. */
    String title();

    /** Endings of file names that mean this format, the usual one first. */
    List<String> endings();
}
