package org.schedscope.ui.state.answer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.schedscope.metrics.cause.CoreHolders;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.Pieces;
import org.schedscope.ui.state.base.Answer;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.snapshot.SnapshotModel;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.state.time.Selection;
import org.schedscope.ui.state.time.Subject;

/**
 * Facts about a selected user, cluster, core or cell of the heatmap, over all ticks or those that are marked; for a moment
 * that of an earlier position. Empty while something else is selected. While time plays it is left alone: to look back along a whole
 * run some times a second would keep everything else waiting.
 */
public final class SubjectModel extends Answer<SubjectModel.Question, Optional<SubjectModel.Facts>> {
    /** Most tasks that are listed as running. */
    private static final int MOST_RUNNING = 60;

    /**
     * The facts.
     *
     * @param part what happened there, in the marked ticks if some are
     * @param late jobs that the causes are of, in file order
     * @param causers users of the cores while these waited, largest share first
     * @param running tasks that run there now, in order of their starts
     */
    public record Facts(PlayheadSnapshot snapshot, Selected of, PartMeasures part, List<Integer> late, List<CoreHolders.UserShare> causers,
            List<Integer> running) {
    }

    record Question(PlayheadSnapshot snapshot, Selected selected) {
        private Optional<Facts> answer() {
            if (selected.subject().isPresent()) {
                Subject subject = selected.subject().get();
                if (subject instanceof Subject.OfCluster place) {
                    return Optional.of(place(RunPart.Cores.of(snapshot.run().platform(), place.cluster())));
                } else if (subject instanceof Subject.OfCore place) {
                    return Optional.of(place(new RunPart.Cores(place.cluster(), place.core(), place.core())));
                } else if (subject instanceof Subject.OfCell cell) {
                    return Optional.of(cell(cell));
                }
                return Optional.empty();
            }
            return selected.userAlone().map(name -> snapshot.run().jobs().users().indexOf(name)).filter(user -> user >= 0).map(this::user);
        }

        private RunPart ticks() {
            return snapshot.part().map(PartMeasures::part).map(part -> RunPart.ofTicks(part.from(), part.to())).orElse(RunPart.ALL);
        }

        private PartMeasures measures(RunPart part, OptionalInt user) {
            return PartMeasures.of(snapshot.run().trace(), snapshot.position(), snapshot.tick(), snapshot.run().jobs(),
                    snapshot.expected(), part, user);
        }

        private List<CoreHolders.UserShare> causers(List<Integer> late) {
            return late.isEmpty() ? List.of() : CoreHolders.of(snapshot.run().trace(), snapshot.position(), late).users();
        }

        private Facts user(int user) {
            PartMeasures part = measures(ticks(), OptionalInt.of(user));
            List<Integer> late = IntStream.range(0, snapshot.run().index().jobCount())
                    .filter(job -> snapshot.run().jobs().userOf(job) == user && part.has(job) && snapshot.isLate(job)).boxed().toList();
            return new Facts(snapshot, selected, part, late, causers(late), List.of());
        }

        private Facts cell(Subject.OfCell cell) {
            RunPart part = RunPart.ofTicks(cell.tick(), cell.tick() + snapshot.violations().bin());
            OptionalInt row = snapshot.violations().rowOf(cell.user());
            long column = cell.tick() / snapshot.violations().bin();
            List<Integer> late = row.isEmpty() || column >= snapshot.violations().columns() ? List.of()
                    : snapshot.violations().jobs(row.getAsInt(), (int) column);
            return new Facts(snapshot, selected, measures(part, OptionalInt.of(cell.user())), late, causers(late), List.of());
        }

        private Facts place(RunPart.Cores cores) {
            Pieces pieces = snapshot.run().trace().pieces();
            List<Integer> running = IntStream.range(0, pieces.countAt(snapshot.position()))
                    .filter(piece -> pieces.cluster(piece) == cores.cluster() && pieces.runsAt(piece, snapshot.position())
                            && IntStream.range(0, pieces.rangeCount(piece)).anyMatch(range -> pieces.firstCore(piece, range) <= cores.last()
                                    && pieces.lastCore(piece, range) >= cores.first()))
                    .map(pieces::task).limit(MOST_RUNNING).boxed().toList();
            return new Facts(snapshot, selected, measures(ticks().on(List.of(cores)), OptionalInt.empty()), List.of(), List.of(), running);
        }
    }

    private final SnapshotModel snapshot;
    private final Selection selection;
    private final Playhead playhead;

    SubjectModel(SnapshotModel snapshot, Selection selection, Playhead playhead, Environment environment) {
        super(environment, Optional.empty(), Question::answer);
        this.snapshot = snapshot;
        this.selection = selection;
        this.playhead = playhead;
    }

    void refresh() {
        Selected selected = selection.get();
        boolean told = selected.userAlone().isPresent()
                || selected.subject().filter(subject -> subject.isOn(snapshot.get().run().platform())).isPresent();
        if (!told) {
            settle(Optional.empty());
        } else if (!playhead.isPlaying() || !get().filter(facts -> facts.of().equals(selected)).isPresent()) {
            ask(new Question(snapshot.get(), selected));
        }
    }

    @Override
    protected boolean stands(Question asked) {
        return asked.selected().equals(selection.get());
    }
}
