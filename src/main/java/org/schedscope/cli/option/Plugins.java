package org.schedscope.cli.option;

import java.util.Arrays;
import org.schedscope.cli.base.NamedFile;
import org.schedscope.cli.base.UsageException;
import org.schedscope.model.ModelException;
import org.schedscope.policy.registry.PolicyPlugins;

/** {@code --plugins DIR}, an option before the command: policies must be loaded before anything lists them. */
public final class Plugins {
    private static final String OPTION = "--plugins";

    private Plugins() {
    }

    /**
     * Loads the plugins named by the first arguments, if any, and returns the other arguments.
     *
     * @throws UsageException if the folder is missing in the arguments
     * @throws ModelException if a plugin has errors
     */
    public static String[] taken(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals(OPTION) && !arguments[0].startsWith(OPTION + "=")) {
            return arguments;
        }
        boolean together = !arguments[0].equals(OPTION);
        if (!together && arguments.length < 2) {
            throw new UsageException(OPTION + " needs a folder of jars");
        }
        String folder = together ? arguments[0].substring(OPTION.length() + 1) : arguments[1];
        PolicyPlugins.read(NamedFile.of(folder));
        System.setProperty(PolicyPlugins.FOLDER, folder);
        return Arrays.copyOfRange(arguments, together ? 1 : 2, arguments.length);
    }
}
