package org.schedscope.cli.base;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }

    /** Name and version of the program. */
    public static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "SchedScope " + (version == null ? "(not packaged)" : version);
    }
}
