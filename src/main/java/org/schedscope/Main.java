package org.schedscope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.Window;

/** Picks the window or the command line. Not an Application: a main class that is one needs JavaFX on the module path. */
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        if (System.getProperty("java.awt.headless") == null) {
            // Pictures are drawn without a display, also where DISPLAY names one that is gone.
            System.setProperty("java.awt.headless", "true");
        }
        System.exit(CommandLineMain.run(args, writer(FileDescriptor.out), writer(FileDescriptor.err), new Display()));
    }

    /** UTF-8 but on Windows, whose consoles have their own: messages hold arrows and names, also under the C locale. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Charset charset = windows ? Charset.defaultCharset() : StandardCharsets.UTF_8;
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), charset), false);
    }

    /** The window, where the environment has a display. */
    private static final class Display implements Window {
        @Override
        public boolean isAvailable() {
            return false;
        }

        @Override
        public boolean open(List<String> arguments) {
            return false;
        }
    }
}
