package org.schedscope;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A restart of the program with an option that a jar cannot set: newer versions of Java by default refuse the memory outside the heap in
 * which the window's toolkit paints, and the window would stay blank.
 *
 * <p>Its hundred lines are the price of {@code java -jar} on Java 17 as well as on Java 24 and newer: the last toolkit for Java 17 needs
 * the option. With a toolkit that does not need this memory, the class can go.
 */
final class Restart {
    static final String FLAG = "--sun-misc-unsafe-memory-access=";
    private static final String AGAIN = "schedscope.again";
    private static final int FAILED = 1;
    /** First version of the toolkit that does not need this memory. */
    private static final int WITHOUT = 25;
    /** First version of Java that restricts this memory. */
    private static final int FIRST_TO_WARN = 24;

    private Restart() {
    }

    /** Whether Java refuses the memory in which the toolkit paints. */
    static boolean isNeeded() {
        return Runtime.version().feature() >= FIRST_TO_WARN && paintsInUnsafeMemory(toolkit()) && isRefused();
    }

    /** Version of the toolkit; empty if unknown. */
    private static String toolkit() {
        try {
            return (String) Class.forName("com.sun.javafx.runtime.VersionInfo").getMethod("getVersion").invoke(null);
        } catch (ReflectiveOperationException unknown) {
            return "";
        }
    }

    /** Whether a version of the toolkit paints in memory that newer versions of Java refuse. */
    static boolean paintsInUnsafeMemory(String version) {
        String major = version.replaceAll("\\D.*", "");
        return major.isEmpty() || major.length() < 3 && Integer.parseInt(major) < WITHOUT;
    }

    private static boolean isRefused() {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            Field only = type.getDeclaredField("theUnsafe");
            only.setAccessible(true);
            Object unsafe = only.get(null);
            Object address = type.getMethod("allocateMemory", long.class).invoke(unsafe, 8L);
            type.getMethod("freeMemory", long.class).invoke(unsafe, address);
            return false;
        } catch (ReflectiveOperationException refusedOrGone) {
            return true;
        }
    }

    /**
     * Runs the program in a Java that allows this memory, until it ends.
     *
     * @param arguments arguments of the program
     * @return its exit code
     */
    static int run(String[] arguments) {
        if (System.getProperty(AGAIN) != null) {
            return refuse("it was told not to");
        }
        try {
            Process again = new ProcessBuilder(command(Path.of(System.getProperty("java.home")), ManagementFactory.getRuntimeMXBean()
                    .getInputArguments(), System.getProperty("java.class.path"), arguments)).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(again::destroy));
            return again.waitFor();
        } catch (IOException e) {
            return refuse(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    /** The command line of the same Java with the same options and the one that allows this memory. */
    static List<String> command(Path home, List<String> options, String classPath, String[] arguments) {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve("java").toString());
        options.stream().filter(option -> !option.startsWith(FLAG)).forEach(command::add);
        command.addAll(
                List.of("-XX:+IgnoreUnrecognizedVMOptions", FLAG + "allow", "--enable-native-access=ALL-UNNAMED", "-D" + AGAIN + "=true",
                        "-cp", classPath, Main.class.getName()));
        command.addAll(Arrays.asList(arguments));
        return command;
    }

    private static int refuse(String why) {
        System.err.println("This Java refuses the memory that the window paints in (" + why + "); run: java " + FLAG
                + "allow -jar schedscope.jar, or Java 17 or 21");
        return FAILED;
    }
}
