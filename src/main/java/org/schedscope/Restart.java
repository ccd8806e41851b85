package org.schedscope;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Starts the program again where Java keeps from the window's toolkit the memory that it paints in: newer versions do unless they are told
 * not to, and the window would stay white for ever.
 *
 * <p>Its hundred lines are the price of {@code java -jar} on Java 17 as well as on Java 24 and newer: a jar cannot give Java this option,
 * and the last toolkit for Java 17 needs it. With a toolkit that does without, the class can go.
 */
final class Restart {
    static final String FLAG = "--sun-misc-unsafe-memory-access=";
    private static final String AGAIN = "schedscope.again";
    private static final int FAILED = 1;
    /** The first version of the toolkit that does without. */
    private static final int WITHOUT = 25;
    /** The first version of Java that does not take such memory for granted. */
    private static final int FIRST_TO_WARN = 24;

    private Restart() {
    }

    /** Whether memory outside of the heap, which painting takes in this way, is refused. */
    static boolean isNeeded() {
        return Runtime.version().feature() >= FIRST_TO_WARN && paintsInUnsafeMemory(toolkit()) && isRefused();
    }

    /** The toolkit's version; empty if it does not say. */
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
     * Runs the program in a Java that allows it, until it ends.
     *
     * @param arguments of the program
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

    /** The same Java with the same options, and the one that allows it. */
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
