package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongBiFunction;
import java.util.stream.LongStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.LessonRun;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.Pieces;

/** The computation of a metric from the figures of jobs, in a sentence: {@code long 0, s1 24 and s2 27: 51/3 = 17.} */
public final class FigureSentence {
    /** The most jobs for which a reader can follow the sum. */
    private static final int MOST_JOBS = 12;
    private static final double SAME = 1e-9;

    private final LessonRun run;
    private final Texts words;
    private final WorkloadIndex index;
    private final long[] start;
    private final long[] end;
    private int last = -1;

    private FigureSentence(LessonRun run, Texts words) {
        this.run = run;
        this.words = words;
        index = run.trace().index();
        start = LongStream.generate(() -> Long.MAX_VALUE).limit(index.jobCount()).toArray();
        end = new long[index.jobCount()];
        Pieces pieces = run.trace().pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            int job = index.jobOf(pieces.task(piece));
            start[job] = Math.min(start[job], pieces.start(piece));
            end[job] = Math.max(end[job], pieces.end(piece));
            last = last < 0 || pieces.end(piece) > pieces.end(last) ? piece : last;
        }
    }

    /**
     * The sentence; empty for a metric that is not a mean over jobs, or for too many jobs.
     *
     * @param words texts of lessons
     */
    public static Optional<String> of(LessonRun run, String metric, Texts words) {
        FigureSentence sentence = new FigureSentence(run, words);
        return switch (metric) {
            case "makespan" -> sentence.makespan();
            case "meanWait" -> sentence.mean(metric, (from, job) -> from.start[job] - from.arrival(job));
            case "meanResponse" -> sentence.mean(metric, FigureSentence::response);
            case "meanSlr" -> sentence.ratios(metric, "mean", run.paths()::criticalPath);
            case "worstSlr" -> sentence.ratios(metric, "worst", run.paths()::criticalPath);
            case "meanStretch" -> sentence.ratios(metric, "mean", run.facts()::workCoreTicks);
            case "worstStretch" -> sentence.ratios(metric, "worst", run.facts()::workCoreTicks);
            case "valueProportion" -> Optional.of(words.text("why.share", figure(run.metric("value"), words),
                    figure(run.metric("maxValue"), words), figure(run.metric(metric), words)));
            default -> Optional.empty();
        };
    }

    private static String figure(double value, Texts words) {
        return Figures.brief(value, 2, words.language());
    }

    private long arrival(int job) {
        return index.job(job).arrival();
    }

    private long response(int job) {
        return end[job] - arrival(job);
    }

    private Optional<String> makespan() {
        return last < 0 ? Optional.empty() : Optional.of(words.text("why.makespan",
                index.shortLabel(run.trace().pieces().task(last)), Figures.whole(run.trace().pieces().end(last))));
    }

    private Optional<String> mean(String metric, ToLongBiFunction<FigureSentence, Integer> of) {
        List<String> parts = new ArrayList<>();
        long sum = 0;
        for (int job = 0; job < index.jobCount(); job++) {
            long value = of.applyAsLong(this, job);
            parts.add(index.job(job).id() + " " + Figures.whole(value));
            sum += value;
        }
        double mean = (double) sum / index.jobCount();
        return sure(metric, mean, words.text("why.mean", list(parts), Figures.whole(sum), Figures.whole(index.jobCount()),
                figure(mean, words)));
    }

    /** A quantity of a job by which its response time is divided. */
    private interface Divisor {
        double of(int job);
    }

    private Optional<String> ratios(String metric, String which, Divisor divisor) {
        List<String> parts = new ArrayList<>();
        double sum = 0;
        double worst = 0;
        for (int job = 0; job < index.jobCount(); job++) {
            double ratio = response(job) / divisor.of(job);
            parts.add(words.text("why.ratio", index.job(job).id(), Figures.whole(response(job)), figure(divisor.of(job), words),
                    figure(ratio, words)));
            sum += ratio;
            worst = Math.max(worst, ratio);
        }
        double value = which.equals("mean") ? sum / index.jobCount() : worst;
        return sure(metric, value, words.text("why.ratios." + which, list(parts), figure(value, words)));
    }

    /** The sentence if its result is the metric; jobs that starve, or with tasks that wait more than once, count differently. */
    private Optional<String> sure(String metric, double value, String sentence) {
        boolean same = Math.abs(run.metric(metric) - value) <= SAME * Math.max(1, Math.abs(value));
        return same && index.jobCount() <= MOST_JOBS ? Optional.of(sentence) : Optional.empty();
    }

    private String list(List<String> parts) {
        int end = parts.size() - 1;
        return end < 1 ? String.join("", parts) : words.text("list.and", String.join(", ", parts.subList(0, end)), parts.get(end));
    }
}
