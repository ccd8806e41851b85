package org.schedscope.cli.base;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"SchedScope " + (version == null ? "(not packaged)" : version)};
    }
}
