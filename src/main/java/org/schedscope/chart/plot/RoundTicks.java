package org.schedscope.chart.plot;

import java.util.ArrayList;
import java.util.List;

/** Places of labels along an axis, at steps of 1, 2 and 5 times powers of ten. */
final class RoundTicks {
    /** Room of a label, in pixels. */
    static final double HEIGHT = 15;

    private RoundTicks() {
    }

    /** The smallest of 1, 2, 5 and 10 times a power of ten that divides a span into at most so many steps. */
    static double step(double span, double most) {
        double power = Math.pow(10, Math.floor(Math.log10(span / most)));
        double step = power;
        for (double leading : new double[] {1, 2, 5, 10}) {
            step = leading * power;
            if (span / step <= most) {
                break;
            }
        }
        return step;
    }

    /** Multiples of such a step from one value to another. */
    static List<Double> linear(double from, double to, double most) {
        double step = step(to - from, most);
        List<Double> ticks = new ArrayList<>();
        for (long k = (long) Math.ceil(from / step - 1e-9); k * step <= to * (1 + 1e-12); k++) {
            ticks.add(k * step);
        }
        return ticks;
    }

    /** 1, 2 and 5 times powers of ten while there is room for them, else powers of ten. */
    static List<Double> log(double from, double to, double height) {
        double heightOfTen = height / Math.log10(to / from);
        // The nearest of 1, 2, 5 and 10 are a factor of 2 apart, less than a third of a decade.
        double[] leadings = heightOfTen * Math.log10(2) >= HEIGHT ? new double[] {1, 2, 5} : new double[] {1};
        int stride = (int) Math.max(1, Math.ceil(HEIGHT / heightOfTen));
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(from)); power <= Math.log10(to); power++) {
            for (double leading : leadings) {
                double tick = leading * Math.pow(10, power);
                if (power % stride == 0 && tick >= from && tick <= to) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }
}
