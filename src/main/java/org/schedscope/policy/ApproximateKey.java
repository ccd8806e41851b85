package org.schedscope.policy;

/** A key as a double that is off by at most {@link #error}. Mutable, so that a queue can be ordered without making objects. */
public final class ApproximateKey {
    private double value;
    private double error;
    private long until;

    /**
     * Sets the key.
     *
     * @param newError at least twice the largest error of the double
     * @param lastTick last tick up to which the exact key is certainly constant
     */
    public void set(double newValue, double newError, long lastTick) {
        value = newValue;
        error = newError;
        until = lastTick;
    }

    public double value() {
        return value;
    }

    /** 0 only where the key is exactly {@link #value()}. */
    public double error() {
        return error;
    }

    /** A tick up to which the key is constant. */
    public long until() {
        return until;
    }
}
