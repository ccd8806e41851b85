package org.schedscope.answer;

import static org.schedscope.answer.Sentence.words;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.answer.Sentence.Target;
import org.schedscope.answer.Sentence.Ticks;
import org.schedscope.chart.paint.Figures;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.QueueReplay;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;
import org.schedscope.trace.Trace;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.account.WaitCause;
import org.schedscope.trace.story.ChainReader;
import org.schedscope.trace.story.JobChain;

/** The sentences with which workflows open. */
final class WorkflowOpening {
    private static final int SHOWN_CLUSTERS = 2;

    private final AnswerRun run;
    private final Trace trace;
    private final WorkloadIndex index;
    private final JobFacts facts;
    private final long[] ends;

    WorkflowOpening(AnswerRun run) {
        this.run = run;
        trace = run.trace();
        index = run.index();
        facts = new JobFacts(index, trace.platform());
        ends = new long[index.jobCount()];
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.JOB_FINISHED) {
                ends[trace.subject(seq)] = trace.tick(seq);
            }
        }
    }

    void all(List<Sentence> to) {
        to.add(new Sentence("open.what", words("open.what", run.label(), Figures.whole(index.jobCount()),
                Figures.whole(index.columns().users().size()), Figures.whole(index.taskCount()), Figures.whole(run.cores()),
                TimeValue.length(trace.lastTick())), Optional.empty(), Optional.empty()));
        IntStream.range(0, ends.length).filter(job -> ends[job] > 0).boxed().max(Comparator.comparingDouble(this::slowdown)
                .thenComparing(Comparator.reverseOrder())).ifPresent(job -> to.add(delay(job)));
        tight().ifPresent(to::add);
    }

    void one(List<Sentence> to) {
        long took = ends[0] - run.arrival(0);
        if (ends[0] == 0) {
            return;
        }
        to.add(new Sentence("open.long", words("open.long", run.label(), TimeValue.length(took), decimal(slowdown(0)),
                TimeValue.length(facts.criticalPath(0))), Optional.empty(), Optional.of(new Ticks(run.arrival(0), ends[0]))));
        JobChain chain = chain(0);
        long waits = took - chain.shares().running() - chain.shares().transfer();
        Message text = words("open.chain", run.label(), Figures.whole(chain.links().size()), TimeValue.length(chain.shares().running()),
                TimeValue.length(chain.shares().transfer()), TimeValue.length(waits));
        to.add(new Sentence("open.chain", text, Optional.of(new Target(Target.Kind.JOB, index.jobId(0))), Optional.empty()));
        moved(chain).ifPresent(to::add);
        tight().ifPresent(to::add);
    }

    /** The end of the workflow and its transfers in another run. */
    Sentence change(WorkflowOpening second) {
        return new Sentence("open.change", words("open.change.workflow", second.run.label(), TimeValue.length(second.ends[0]),
                TimeValue.length(ends[0]), Figures.whole(second.transfers()), Figures.whole(transfers())),
                Optional.of(new Target(Target.Kind.COMPARISON, "")), Optional.empty());
    }

    private long transfers() {
        return IntStream.range(0, trace.eventCount()).filter(seq -> trace.kind(seq) == EventKind.TRANSFER_STARTED).count();
    }

    private static BigDecimal decimal(double value) {
        return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    }

    private double slowdown(int job) {
        return (double) (ends[job] - run.arrival(job)) / facts.criticalPath(job);
    }

    private JobChain chain(int job) {
        return new ChainReader(trace, job, task -> 0).at(trace, trace.eventCount(), trace.lastTick());
    }

    /** The largest slowdown, and the longest wait of a task in a queue, which may be another job's. */
    private Sentence delay(int job) {
        JobChain chain = chain(job);
        int longest = IntStream.range(0, index.taskCount()).boxed().max(Comparator.comparingLong(this::queued)
                .thenComparing(Comparator.reverseOrder())).orElseThrow();
        Message text = words("open.delay", run.label(), index.jobId(job), TimeValue.length(facts.criticalPath(job)),
                TimeValue.length(ends[job] - run.arrival(job)), TimeValue.length(chain.shares().queue()), index.shortLabel(longest),
                TimeValue.length(queued(longest)));
        return new Sentence("open.delay", text, Optional.of(new Target(Target.Kind.JOB, index.jobId(job))),
                Optional.of(new Ticks(run.arrival(job), ends[job])));
    }

    /** Ticks that a task was ready and waited. */
    private long queued(int task) {
        return run.account().spans(task).stream()
                .filter(span -> span.cause() != WaitCause.DEPENDENCY && span.cause() != WaitCause.DATA)
                .mapToLong(WaitAccount.Span::ticks).sum();
    }

    /** The busiest clusters, and the most tasks that waited at once. */
    private Optional<Sentence> tight() {
        List<ClusterRow> busy = run.report().clusters().stream()
                .sorted(Comparator.comparingDouble((ClusterRow row) -> -row.utilisation())).limit(SHOWN_CLUSTERS).toList();
        long[] most = mostWaiting();
        Message first = words("open.tight.cluster", busy.get(0).cluster(), Long.toString(Math.round(100 * busy.get(0).utilisation())));
        Message both = busy.size() < 2 ? first : words("open.tight.next", first, busy.get(1).cluster(),
                Long.toString(Math.round(100 * busy.get(1).utilisation())));
        Message text = most[1] == 0 ? words("open.tight.none", run.label(), both)
                : words("open.tight", run.label(), both, TimeValue.at(most[0]), Figures.whole(most[1]));
        return Optional.of(new Sentence("open.tight", text, Optional.of(new Target(Target.Kind.CLUSTER, busy.get(0).cluster())),
                most[1] == 0 ? Optional.empty() : Optional.of(new Ticks(most[0], most[0] + 1))));
    }

    /** The first tick after which most tasks wait, and their number. */
    private long[] mostWaiting() {
        int[] waiting = {0};
        QueueReplay queues = new QueueReplay(index, new QueueReplay.Listener() {
            @Override
            public void entered(long tick, int task, int queue) {
                waiting[0]++;
            }

            @Override
            public void left(long tick, int task, int queue) {
                waiting[0]--;
            }
        });
        long[] most = {0, 0};
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            trace.replayQueues(seq, queues);
            boolean last = seq + 1 == trace.eventCount() || trace.tick(seq + 1) > trace.tick(seq);
            if (last && waiting[0] > most[1]) {
                most = new long[] {trace.tick(seq), waiting[0]};
            }
        }
        return most;
    }

    /** The transfers, and the longest between two tasks of the chain. */
    private Optional<Sentence> moved(JobChain chain) {
        List<Integer> tasks = chain.links().stream().map(JobChain.Link::task).toList();
        long longest = 0;
        Message dearest = words("open.data.none");
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.TRANSFER_STARTED) {
                int child = trace.subject(seq);
                int parent = trace.get(seq, EventField.PARENT);
                long ticks = trace.number(seq, EventField.ARRIVAL) - trace.tick(seq);
                int place = tasks.indexOf(parent);
                if (ticks > longest && place >= 0 && tasks.indexOf(child) == place + 1) {
                    longest = ticks;
                    dearest = words("open.data.dearest", index.taskId(parent), index.taskId(child), TimeValue.length(ticks));
                }
            }
        }
        return transfers() == 0 ? Optional.empty()
                : Optional.of(new Sentence("open.data", words("open.data", run.label(), Figures.whole(transfers()), dearest),
                        Optional.empty(), Optional.empty()));
    }
}
