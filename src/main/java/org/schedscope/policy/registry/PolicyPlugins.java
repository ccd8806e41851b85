package org.schedscope.policy.registry;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.schedscope.model.ModelException;
import org.schedscope.policy.Policy;

/**
 * Policies in jars of the user, found by {@link ServiceLoader} as providers of {@link Policy}. Their names begin with {@code plugin:}, so
 * that logs show that a policy is not built in. A plug-in is trusted code: it can do whatever the program can.
 */
public final class PolicyPlugins {
    /** The prefix of the names of such policies. */
    public static final String PREFIX = "plugin:";
    /** The system property that names the folder of the jars. Read once, when policies are listed first. */
    public static final String FOLDER = "schedscope.plugins";
    /** The name of the loader of their classes, by which stack traces show them. */
    public static final String LOADER = "plugins";

    private static final String SERVICES = "META-INF/services/" + Policy.class.getName();

    private PolicyPlugins() {
    }

    /** Those of the folder that the system property names; none if it is not set. */
    static List<Policy> ofProperty() {
        String folder = System.getProperty(FOLDER);
        return folder == null ? List.of() : read(Path.of(folder));
    }

    /** The jars of the folder that the system property names; none if it is not set. */
    public static List<Path> jarsOfProperty() {
        String folder = System.getProperty(FOLDER);
        return folder == null ? List.of() : jars(Path.of(folder));
    }

    /**
     * The policies in the jars of a folder, jars in order of their names.
     *
     * @throws ModelException if there is no such folder, no jar in it, or a jar or a policy of it is wrong
     */
    public static List<Policy> read(Path folder) {
        List<Path> jars = jars(folder);
        List<Path> nameless = jars.stream().filter(jar -> !namesPolicies(jar)).toList();
        List<Policy> policies = new ArrayList<>();
        ServiceLoader<Policy> found = ServiceLoader.load(Policy.class,
                new URLClassLoader(LOADER, jars.stream().map(PolicyPlugins::url).toArray(URL[]::new),
                        PolicyPlugins.class.getClassLoader()));
        try {
            for (Iterator<Policy> each = found.iterator(); each.hasNext();) {
                policies.add(each.next());
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new ModelException("the plugins in " + folder + " cannot be loaded: "
                    + (e.getCause() == null ? e.getMessage() : e.getCause().toString()));
        }
        if (policies.isEmpty()) {
            throw new ModelException("the jar " + (nameless.isEmpty() ? jars : nameless).get(0) + " has no policy: its file " + SERVICES
                    + (nameless.isEmpty() ? " names no class" : ", which names the class, is missing"));
        }
        checkNames(policies);
        return List.copyOf(policies);
    }

    /** Checked beforehand, since a class loader ignores other files. */
    private static boolean namesPolicies(Path jar) {
        try (JarFile opened = new JarFile(jar.toFile())) {
            return opened.getEntry(SERVICES) != null;
        } catch (IOException | SecurityException e) {
            throw new ModelException("the plugin " + jar + " is not a readable jar: " + e.getMessage());
        }
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new ModelException("the folder of plugins " + folder + " does not exist");
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> jars = files.filter(file -> file.getFileName().toString().endsWith(".jar")).sorted().toList();
            if (jars.isEmpty()) {
                throw new ModelException("the folder of plugins " + folder + " has no jar");
            }
            return jars;
        } catch (IOException e) {
            throw new ModelException("the folder of plugins " + folder + " cannot be read: " + e.getMessage());
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new ModelException(jar + " is not a valid place for a plugin");
        }
    }

    private static void checkNames(List<Policy> policies) {
        Set<String> names = new HashSet<>();
        for (Policy policy : policies) {
            if (!policy.name().matches(PREFIX + "[a-z0-9]+(-[a-z0-9]+)*")) {
                throw new ModelException("the plugin " + policy.getClass().getName() + " names its policy '" + policy.name()
                        + "'; a name is " + PREFIX + " and lower-case words with hyphens, such as " + PREFIX + "widest-first");
            }
            if (!names.add(policy.name())) {
                throw new ModelException("two plugins have a policy named " + policy.name());
            }
        }
    }
}
