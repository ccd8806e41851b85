package org.schedscope.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"SchedScope " + (version == null ? "(not packaged)" : version)};
    }
}
