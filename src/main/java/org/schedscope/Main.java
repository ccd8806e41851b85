package org.schedscope;

/** Picks the window or the command line. */
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        System.err.println("SchedScope: nothing to run yet");
        System.exit(1);
    }
}
