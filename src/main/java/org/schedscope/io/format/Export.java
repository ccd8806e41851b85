package org.schedscope.io.format;

import java.util.List;

/** A format that can be written. Writers write the same bytes for the same value, and leave the stream open. */
public sealed interface Export permits WorkloadExport, ScheduleExport {
    /** Name on command lines, such as {@code wfformat}. */
    String name();

    /** Name for users. */
    String title();

    /** Endings of file names of this format, the usual one first. */
    List<String> endings();
}
