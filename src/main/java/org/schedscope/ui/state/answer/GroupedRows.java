package org.schedscope.ui.state.answer;

import java.util.Optional;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.RowsBy;
import org.schedscope.chart.paint.Figures;
import org.schedscope.query.JobField;
import org.schedscope.text.Texts;
import org.schedscope.trace.Regrouping;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.AskedJobs;

/**
 * The open run on rows of users, queues, jobs, kinds or types of tasks.
 *
 * @param of the part and its run
 * @param groups whose rows they are, by number of a band
 * @param trace of the run, on those rows
 * @param index of all of that trace
 */
public record GroupedRows(Question of, RowsBy.Groups groups, Trace trace, TraceIndex index) {
    /** How a run is to be seen, as far as it is recorded. */
    public record Question(OpenRun run, Trace trace, RowsBy by) {
        public boolean isSameAs(Question other) {
            return by == other.by && trace == other.trace;
        }

        /** Whether it is the same run in the same order, recorded less far or further. */
        public boolean isOf(Question other) {
            return by == other.by && trace.isOfSameRecording(other.trace);
        }
    }

    /** A worker's work: proportional to the events of the run. */
    public static GroupedRows of(Question asked) {
        Texts texts = texts();
        RowsBy.Groups groups = asked.by.of(asked.trace.index(),
                count -> texts.text("rows.rest." + asked.by.name(), Figures.whole(count)), texts.text("rows.none"));
        Trace trace = Regrouping.of(asked.trace, groups.names(), groups.ofTask());
        return new GroupedRows(asked, groups, trace, new TraceIndex(trace));
    }

    private static Texts texts() {
        return Texts.of("schedule", SpokenLanguage.now());
    }

    /** Whether it has what a run shows at a moment. */
    public boolean has(OpenRun run, RowsBy by, Moment at) {
        return of.isOf(new Question(run, run.trace(), by)) && at.position() <= trace.eventCount();
    }

    /** A moment of the run on these rows. */
    public Moment at(Moment at) {
        return new Moment(trace, at.position(), at.now());
    }

    /** Whether a band is of all that have none of their own. */
    public boolean isRest(int band) {
        return groups.rest() > 0 && band == groups.names().size() - 1;
    }

    /** A query for the jobs or tasks of a band; none where a query has no words for them. */
    public Optional<String> query(int band) {
        String name = groups.names().get(band);
        return isRest(band) || name.equals(texts().text("rows.none")) ? Optional.empty() : switch (of.by) {
            case USER -> AskedJobs.ask(JobField.USER, name);
            case QUEUE -> AskedJobs.ask(JobField.QUEUE, name);
            case JOB -> AskedJobs.ask(JobField.JOB, name);
            case KIND -> AskedJobs.ask(JobField.TASK_KIND, name);
            case TYPE -> AskedJobs.ask(JobField.TASK_TYPE, name);
            case CLUSTER -> Optional.empty();
        };
    }
}
