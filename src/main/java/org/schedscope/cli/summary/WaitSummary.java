package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.Weeks;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.account.WaitCause;
import org.schedscope.trace.account.WaitSums;

/** Output of the account of waiting of a run: its sums by cause, or the parts of users, weeks or jobs. */
public final class WaitSummary {
    private static final int MOST_ROWS = 20;
    private static final BigDecimal HOUR = BigDecimal.valueOf(3600);

    /** What the rows are. */
    public enum By {
        CAUSE, USER, WEEK, JOB;

        /** As typed and in JSON. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final By by;
    private final WaitAccount account;
    private final WaitSums sums;
    private final PrintedTimes times;
    private final TickClock clock;
    private final Weeks weeks;
    private final Texts texts = Texts.of("answer", Language.ENGLISH);

    /** @param ofTasks whether the waits of all tasks count, and not only those of jobs before their first start */
    public WaitSummary(By by, WaitAccount account, boolean ofTasks, PrintedTimes times) {
        this.by = by;
        this.account = account;
        this.times = times;
        sums = ofTasks ? WaitSums.ofTasks(account) : WaitSums.ofJobs(account);
        clock = TickClock.of(account.trace().workload());
        weeks = Weeks.of(clock, account.trace().lastTick());
    }

    /** The answer as fields of JSON, with all rows. */
    public Map<String, Object> fields() {
        return JsonOption.fields("waitTicks", sums.ticks(), "fittingTicks", account.fittingTicks(), "by", by.toString(), "rows",
                by == By.CAUSE ? totals().fields(sums.totals()) : parts().fields(rows()));
    }

    public void print(PrintWriter out) {
        out.println("Waiting   " + amount(sums.ticks()) + " " + unit() + " in all; a tick counts at the first cause that holds");
        if (by == By.CAUSE) {
            totals().print(sums.totals(), out);
            return;
        }
        List<WaitSums.Part> rows = rows();
        parts().print(rows.stream().limit(MOST_ROWS).toList(), out);
        if (rows.size() > MOST_ROWS) {
            out.println("and " + (rows.size() - MOST_ROWS) + " more");
        }
    }

    private Listing<WaitSums.Total> totals() {
        return new Listing<WaitSums.Total>().field("cause", total -> total.cause().key())
                .column("Cause", total -> texts.text("cause." + total.cause().key()))
                .both("ticks", title(), WaitSums.Total::ticks, total -> amount(total.ticks()))
                .both("share", "Share", WaitSums.Total::share, total -> percent(total.share()))
                .both("jobs", "Jobs", WaitSums.Total::jobs, total -> Integer.toString(total.jobs()))
                .both("users", "Users", WaitSums.Total::users, total -> Integer.toString(total.users()))
                .both("idleCoreTicks", "Core-" + unit() + " idle", WaitSums.Total::idle, total -> amount((long) total.idle()))
                .field("charged", this::charged);
    }

    /** The tasks that caused most of it. */
    private List<Map<String, Object>> charged(WaitSums.Total total) {
        return total.cause() != WaitCause.LIMIT && total.cause() != WaitCause.OVERTAKEN ? List.of()
                : sums.charged(total.cause()).stream().limit(MOST_ROWS).map(task -> JsonOption.fields("task",
                        account.trace().index().label(task), "ticks", account.charged(total.cause(), task))).toList();
    }

    private List<WaitSums.Part> rows() {
        List<WaitSums.Part> all = by == By.USER ? sums.byUser() : by == By.WEEK ? sums.byWeek(weeks) : sums.byJob();
        return all.stream().filter(part -> part.ticks() > 0).toList();
    }

    private Listing<WaitSums.Part> parts() {
        Function<WaitSums.Part, Object> name = part -> name(part.number());
        return new Listing<WaitSums.Part>().both(by.toString(), Character.toUpperCase(by.toString().charAt(0)) + by.toString().substring(1),
                name, name).both("jobs", "Jobs", WaitSums.Part::jobs, part -> Integer.toString(part.jobs()))
                .both("ticks", title(), WaitSums.Part::ticks, part -> amount(part.ticks()))
                .column("Share", part -> percent((double) part.ticks() / sums.ticks()))
                .text("Most because of", part -> texts.text("cause." + part.mainCause().key()) + ", "
                        + percent((double) part.byCause()[part.mainCause().ordinal()] / part.ticks()))
                .field("causes", WaitSummary::causes);
    }

    private static Map<String, Long> causes(WaitSums.Part part) {
        Map<String, Long> causes = new LinkedHashMap<>();
        Arrays.stream(WaitCause.values()).filter(cause -> part.byCause()[cause.ordinal()] > 0)
                .forEach(cause -> causes.put(cause.key(), part.byCause()[cause.ordinal()]));
        return causes;
    }

    private String name(int number) {
        return by == By.WEEK ? times.moment(weeks.from(number)) : by == By.JOB ? account.trace().index().jobId(number)
                : account.trace().index().columns().users().get(number);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private String title() {
        return times.areTicks() ? "Ticks" : "Hours";
    }

    private String unit() {
        return times.areTicks() ? "ticks" : "hours";
    }

    private String amount(long ticks) {
        return times.areTicks() ? Long.toString(ticks)
                : clock.tick().orElseThrow().secondsOf(ticks).divide(HOUR, 0, RoundingMode.HALF_UP).toPlainString();
    }
}
