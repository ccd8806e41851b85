package org.schedscope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;
import org.schedscope.experiment.RunRequest;
import org.schedscope.ui.view.window.SchedScopeApp;

/**
 * Entry point of the program: starts the window or the command line. It is not an Application, because such a main class needs JavaFX on
 * the module path.
 */
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        if (System.getProperty("java.awt.headless") == null) {
            // Pictures are drawn without a display, even if DISPLAY names an unavailable one.
            System.setProperty("java.awt.headless", "true");
        }
        // No option is a date or a database type, and paths have a converter of their own; loading the default converters would delay every
        // start.
        System.setProperty("picocli.converters.excludes", "java.*");
        Display display = new Display(args);
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int code = Rehearsal.isOfCommands() ? Rehearsal.ofCommands(args, out, err, display) : CommandLineMain.run(args, out, err, display);
        System.exit(display.restarted.orElse(code));
    }

    /** UTF-8 except on Windows, whose consoles have their own encoding: messages contain arrows and names, also under the C locale. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Charset charset = windows ? Charset.defaultCharset() : StandardCharsets.UTF_8;
        return new PrintWriter(new OutputStreamWriter(new PipeStream(new FileOutputStream(descriptor)), charset), false);
    }

    /** A standard stream that drops all output once its reader has closed the pipe, as {@code head} does; that is not an error. */
    private static final class PipeStream extends FilterOutputStream {
        private boolean left;

        PipeStream(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                if (!left) {
                    out.write(bytes, offset, length);
                }
            } catch (IOException e) {
                left = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
                if (!left) {
                    throw e;
                }
            }
        }
    }

    /** The window, where there is a display. */
    private static final class Display implements Window {
        /**
         * The toolkit's logger, in a static field so that its level is not lost. It is loaded with the window only: the command line starts
         * without logging.
         */
        private static final class ToolkitLog {
            static final Logger LOG = Logger.getLogger("javafx");
        }

        private final String[] args;
        /** Exit code of the program that was started again instead of this one. */
        private OptionalInt restarted = OptionalInt.empty();

        private Display(String[] args) {
            this.args = args;
        }

        @Override
        public boolean isAvailable() {
            String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
            boolean own = system.startsWith("windows") || system.startsWith("mac") || System.getProperty("glass.platform") != null;
            // JavaFX on Linux and similar systems supports X11 only, also under Wayland.
            String display = System.getenv("DISPLAY");
            return own || display != null && !display.isEmpty();
        }

        @Override
        public boolean open(Optional<RunRequest> request) {
            if (Restart.isNeeded()) {
                restarted = OptionalInt.of(Restart.run(args));
                return true;
            }
            Natives.prepare();
            // JavaFX warns about being on the class path, where it must be in a single jar.
            ToolkitLog.LOG.setLevel(Level.SEVERE);
            try {
                if (Rehearsal.isOfWindow()) {
                    SchedScopeApp.launchForAMoment();
                } else {
                    SchedScopeApp.launchWith(request);
                }
                return true;
            } catch (UnsupportedOperationException e) {
                // DISPLAY names a display that cannot be opened.
                return false;
            }
        }
    }
}
