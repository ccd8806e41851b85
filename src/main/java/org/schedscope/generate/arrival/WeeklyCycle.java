package org.schedscope.generate.arrival;

/**
 * Weekly cycle of arrivals, faster in working hours, 8 to 18 on the first five days of a week, than at other times: the mean rate over a
 * week is 1.
 */
public final class WeeklyCycle {
    private static final int HOURS = 24;
    private static final int DAYS = 7;
    private static final int WORKING_DAYS = 5;
    private static final int FIRST_HOUR = 8;
    private static final int LAST_HOUR = 18;

    private final double ticksPerHour;
    private final double peak;
    private final double quiet;

    /**
     * @param ticksPerDay at least 1
     * @param ratio rate in working hours over that at other times
     */
    public WeeklyCycle(long ticksPerDay, double ratio) {
        ticksPerHour = (double) ticksPerDay / HOURS;
        double working = (double) WORKING_DAYS * (LAST_HOUR - FIRST_HOUR) / (DAYS * HOURS);
        quiet = 1 / (working * ratio + 1 - working);
        peak = ratio * quiet;
    }

    private double rate(int hourOfWeek) {
        int hour = hourOfWeek % HOURS;
        return hourOfWeek / HOURS < WORKING_DAYS && hour >= FIRST_HOUR && hour < LAST_HOUR ? peak : quiet;
    }

    /** The tick by which as much has arrived as would by {@code steady} at a steady rate. */
    public long tick(double steady) {
        double week = ticksPerHour * HOURS * DAYS;
        double weeks = Math.floor(steady / week);
        double left = steady - weeks * week;
        for (int hour = 0; hour < HOURS * DAYS; hour++) {
            double here = ticksPerHour * rate(hour);
            if (left < here) {
                return (long) (weeks * week + hour * ticksPerHour + left / rate(hour));
            }
            left -= here;
        }
        return (long) ((weeks + 1) * week);
    }
}
