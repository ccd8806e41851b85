package org.schedscope.ui.state.edit;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.ui.state.compare.AimedTask;
import org.schedscope.ui.state.compare.EditedSchedule;
import org.schedscope.ui.state.compare.StagedRun;

/** What the schedule shows and lets be done while it is built by hand. */
final class HandLanes implements EditedSchedule {
    private final BeatIt hand;

    HandLanes(BeatIt hand) {
        this.hand = hand;
    }

    @Override
    public boolean canMove(int task) {
        return hand.gameProperty().get().filter(now -> now.schedule().of(task).isPresent()).isPresent();
    }

    @Override
    public void take(int task) {
        hand.choose(task);
    }

    @Override
    public void aim(int cluster, OptionalInt core, long tick, long reach) {
        hand.aimAt(new HandAim.Place(cluster, core), tick, reach);
    }

    @Override
    public void drop() {
        hand.place();
    }

    @Override
    public Optional<AimedTask> aimed() {
        return hand.aimProperty().get().shown(hand.gameProperty().get().map(BeatIt.Game::schedule));
    }

    @Override
    public OptionalLong clock() {
        return hand.gameProperty().get().map(now -> OptionalLong.of(now.clock())).orElse(OptionalLong.empty());
    }

    @Override
    public Optional<StagedRun> rival() {
        return hand.shownRival();
    }

    @Override
    public String name() {
        return hand.name();
    }
}
