package org.schedscope.scheduler.fourphase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.scheduler.fourphase.PhasesPass.Commitment;
import org.schedscope.scheduler.fourphase.PhasesPass.Entry;
import org.schedscope.scheduler.fourphase.PhasesPass.HeldBack;
import org.schedscope.scheduler.fourphase.PhasesPass.Offer;
import org.schedscope.scheduler.fourphase.PhasesPass.Round;
import org.schedscope.scheduler.fourphase.PhasesPass.Suspension;
import org.schedscope.scheduler.fourphase.PhasesPass.Waiting;
import org.schedscope.scheduler.fourphase.backfill.Rearrangement;
import org.schedscope.scheduler.fourphase.order.WaitingQueue;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** Writes down one pass. */
final class PassRecorder implements PassWatch {
    private final SchedulingContext context;
    private final ReservationTable reservations;
    private final WaitingQueue queue;
    private final PhaseRules.AllocationRule allocating;
    private final Map<Integer, Entry> entries = new HashMap<>();
    private final Map<Integer, String> keys = new LinkedHashMap<>();
    private final Map<Integer, Long> plannedStart = new HashMap<>();
    private final Map<Integer, Integer> plannedOn = new HashMap<>();
    private final Map<Integer, Integer> passedBy = new HashMap<>();
    private final Map<Integer, Commitment> committed = new HashMap<>();
    private final List<PhasesPass.Due> due = new ArrayList<>();
    private final List<PhasesPass.Move> moved = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();
    private int[] order = {};
    private int workflows;
    private int candidates;
    private Optional<Suspension> suspension = Optional.empty();
    private final List<Integer> refused = new ArrayList<>();

    PassRecorder(SchedulingContext context, ReservationTable reservations, WaitingQueue queue, PhaseRules rules) {
        this.context = context;
        this.reservations = reservations;
        this.queue = queue;
        allocating = rules.allocation();
    }

    @Override
    public void moved(int task, long from, long to) {
        moved.add(new PhasesPass.Move(task, from, to));
    }

    @Override
    public void entered(int task) {
        entries.put(task, suspension.isPresent() ? Entry.SUSPENDED : Entry.NOW);
    }

    @Override
    public void ordered(int[] tasks, int size, Rearrangement plan) {
        endRound(Optional.empty());
        order = Arrays.copyOf(tasks, size);
        candidates = plan.candidates();
        Set<Integer> jobs = new HashSet<>();
        for (int task : order) {
            keys.computeIfAbsent(task, queue::key);
            jobs.add(context.input().index().jobOf(task));
        }
        workflows = jobs.size();
        plan.tell((task, cluster, start) -> {
            plannedStart.put(task, start);
            plannedOn.put(task, cluster);
        });
    }

    @Override
    public void suspending(int task, Preemption found) {
        List<Integer> victims = new ArrayList<>();
        for (int i = 0; i < found.victims(); i++) {
            victims.add(found.victim(i));
        }
        int cluster = reservations.cluster(victims.get(0));
        suspension = Optional.of(new Suspension(task, cluster, victims, reservations.earliest().finish(task),
                context.now() + reservations.duration(task, cluster)));
    }

    @Override
    public void refused(int task) {
        refused.add(task);
    }

    @Override
    public void committing(int task, int cluster) {
        List<Offer> offers = new ArrayList<>();
        Eligibility eligibility = context.input().eligibility();
        for (int each : eligibility.clusters(task)) {
            offers.add(new Offer(each, reservations.profiles().hasRoom(task, each, context.now()), reservations.earliest().start(task,
                    each),
                    reservations.earliest().finish(task, each)));
        }
        boolean amongFree = allocating.prefersFree() && offers.stream().filter(Offer::hasRoom).count() > 1;
        int ahead = 0;
        while (order[ahead] != task) {
            passedBy.merge(order[ahead++], 1, Integer::sum);
        }
        Commitment made = new Commitment(task, cluster, reservations.earliest().start(task, cluster), reservations.earliest().finish(task,
                cluster), ahead,
                amongFree, offers);
        committed.put(task, made);
        endRound(Optional.of(made));
    }

    @Override
    public void started(int task, boolean pastTheHead) {
        if (!committed.containsKey(task)) {
            due.add(new PhasesPass.Due(task, reservations.cluster(task), pastTheHead));
        }
    }

    /** A round has ended, whether by a commitment or, without any candidate left, before anything else. */
    private void endRound(Optional<Commitment> commitment) {
        if (order.length > 0) {
            rounds.add(new Round(order.length, workflows, candidates, suspension, refused, commitment));
        }
        order = new int[0];
        refused.clear();
        suspension = Optional.empty();
    }

    /** All that was written down. */
    PhasesPass pass(List<HeldBack> heldBack) {
        endRound(Optional.empty());
        List<Waiting> waiting = new ArrayList<>();
        keys.forEach((task, key) -> waiting.add(new Waiting(task, entries.getOrDefault(task, Entry.BEFORE), key,
                plannedStart.containsKey(task) ? OptionalLong.of(plannedStart.get(task)) : OptionalLong.empty(),
                plannedOn.containsKey(task) ? OptionalInt.of(plannedOn.get(task)) : OptionalInt.empty(),
                passedBy.getOrDefault(task, 0), Optional.ofNullable(committed.get(task)))));
        return new PhasesPass(context.now(), waiting, heldBack, due, moved, rounds);
    }
}
