package org.schedscope.ui.view.pass;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.policy.WorkflowPolicy;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.PhasesPass;
import org.schedscope.scheduler.fourphase.PhasesPass.Commitment;
import org.schedscope.scheduler.fourphase.PhasesPass.Entry;
import org.schedscope.scheduler.fourphase.PhasesPass.Offer;
import org.schedscope.scheduler.fourphase.PhasesPass.Round;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLine;

/** A pass phase by phase: the tasks that entered, the order of the queue, the candidates, and which cluster each got and why. */
final class PhaseLines extends PassLines {
    private static final Texts TEXTS = Messages.of("phases");
    /** Tasks named in one line before the rest is counted. */
    private static final int NAMED = 6;

    private final PhasesPass pass;

    PhaseLines(OpenRun run, PhasesPass pass, TimeFigures times) {
        super(run, times, TEXTS);
        this.pass = pass;
    }

    @Override
    void write() {
        before();
        entered();
        if (!pass.rounds().isEmpty()) {
            order();
            candidates();
        }
        for (int i = 0; i < pass.rounds().size(); i++) {
            if (i > 0 && ranksHybrid() && pass.rounds().get(i).workflows() == 1 && pass.rounds().get(i - 1).workflows() > 1) {
                add(true, "two.turns");
            }
            round(pass.rounds().get(i));
        }
    }

    private void before() {
        if (!pass.due().isEmpty() || !pass.moved().isEmpty()) {
            add(true, "before");
            pass.due().forEach(due -> add(false, "before.starts", label(due.task()), cluster(due.cluster())));
            pass.moved().forEach(move -> add(false, "before.moved", label(move.task()), times.moment(move.from()),
                    times.moment(move.to())));
        }
    }

    private void entered() {
        List<Integer> tasks = pass.queue().stream().filter(row -> row.entry() == Entry.NOW).map(PhasesPass.Waiting::task).toList();
        if (tasks.isEmpty()) {
            add(true, "one.nobody");
        } else {
            add(true, "one", named(tasks));
        }
        pass.heldBack().forEach(held -> add(false, "one.held", label(held.task()), label(held.behind())));
    }

    private String named(List<Integer> tasks) {
        String names = tasks.stream().limit(NAMED).map(this::label).collect(Collectors.joining(", "));
        return tasks.size() <= NAMED ? names : TEXTS.text("one.more", names, whole(tasks.size() - NAMED));
    }

    private boolean ranksHybrid() {
        return Schedulers.ordering(run.spec()) instanceof WorkflowPolicy ordering && ordering.figure().isEmpty();
    }

    private void order() {
        add(true, "two", Schedulers.ordering(run.spec()).name());
        if (ranksHybrid()) {
            int workflows = pass.rounds().get(0).workflows();
            add(false, workflows == 1 ? "two.one" : "two.many", whole(workflows));
        }
    }

    private void candidates() {
        Round first = pass.rounds().get(0);
        add(true, "three", whole(first.candidates()), whole(first.waiting()));
        if (pass.queue().stream().noneMatch(row -> row.planned().isPresent())) {
            add(false, "three.fcfs");
            return;
        }
        OptionalLong next = pass.queue().stream().flatMapToLong(row -> row.planned().stream()).filter(start -> start > pass.tick()).min();
        add(false, next.isPresent() ? "three.plan" : "three.plan.last", times.moment(next.orElse(0)));
    }

    private void round(Round round) {
        round.refused().forEach(this::refused);
        if (round.commitment().isPresent()) {
            committed(round, round.commitment().get());
        } else if (round.refused().isEmpty()) {
            add(true, "nothing");
        }
    }

    private void refused(int task) {
        int cores = run.index().task(task).cores();
        String key = run.index().task(task).memory() > 0 ? "refused.memory" : cores == 1 ? "refused.one" : "refused";
        add(task, key, label(task), whole(cores));
    }

    private void committed(Round round, Commitment made) {
        String what = TEXTS.text("four", label(made.task()), cluster(made.cluster()), times.at(made.start()), times.moment(made.end()));
        add(made.task(), "four.head", what);
        round.suspension().ifPresent(suspension -> add(false, "four.suspends", named(suspension.victims()),
                times.moment(suspension.finish()), times.moment(suspension.finishWithout())));
        if (made.ahead() > 0) {
            add(false, made.ahead() == 1 ? "four.past.one" : "four.past", whole(made.ahead()));
        }
        if (made.offers().size() > 1) {
            add(false, made.amongFree() ? "four.among" : "four.all");
            made.offers().forEach(offer -> offer(offer, offer.cluster() == made.cluster()));
        }
    }

    private void offer(Offer offer, boolean chosen) {
        String text = TEXTS.text("four.offer", cluster(offer.cluster()), times.at(offer.start()), times.moment(offer.finish()));
        text = offer.hasRoom() ? TEXTS.text("four.room", text) : text;
        lines.add(TextLine.of(chosen ? TEXTS.text("four.chosen", text) : text, false));
    }

    private static String whole(long value) {
        return Figures.whole(value);
    }
}
