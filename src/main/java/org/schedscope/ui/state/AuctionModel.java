package org.schedscope.ui.state;

import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.scheduler.AuctionPass;
import org.schedscope.scheduler.AuctionProbe;

/** Keeps an {@link Auction} up to date with the facts, computed on a worker, and only while somebody looks. */
public final class AuctionModel {
    private final ReadOnlyObjectWrapper<Auction> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final LatestWins<Facts, Auction> answers;
    private final FactsModel facts;
    private boolean watched;
    // Used on the worker only.
    private final TreeMap<Integer, AuctionProbe> ofQueue = new TreeMap<>();
    private int probedRun = -1;

    AuctionModel(FactsModel facts, Environment environment) {
        this.facts = facts;
        answers = new LatestWins<>(environment.facts(), environment.owner(), this::answer, value::set);
        value.set(new Auction(facts.get(), AuctionProbe.explains(facts.get().run().spec()), Optional.empty()));
        facts.valueProperty().addListener((property, before, now) -> ask());
    }

    /** Never empty; for a moment, and while nobody looks, that of an earlier position. */
    public ReadOnlyObjectProperty<Auction> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public Auction get() {
        return value.get();
    }

    /** Whether somebody looks. */
    public void setWatched(boolean now) {
        watched = now;
        ask();
    }

    private void ask() {
        if (watched) {
            answers.request(facts.get());
        }
    }

    private Auction answer(Facts of) {
        OpenRun run = of.run();
        if (!AuctionProbe.explains(run.spec())) {
            return new Auction(of, false, Optional.empty());
        }
        if (probedRun != run.number()) {
            probedRun = run.number();
            ofQueue.clear();
        }
        AuctionProbe probe = ofQueue.computeIfAbsent(of.queueNumber(), queue -> new AuctionProbe(run.spec(), run.input(), queue));
        Optional<AuctionPass> pass = probe.lastBefore(run.trace(), of.position());
        return new Auction(of, true, pass);
    }
}
