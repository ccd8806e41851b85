package org.schedscope.ui.state.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.sensitivity.ElasticityStudy;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LongSearch;
import org.schedscope.ui.state.run.OpenRun;

/** What the metrics of the open run depend on most: worked out on request, beside the window. */
public final class ElasticityModel {
    private final LongSearch<Progress, ElasticityStudy> search;
    private OptionalInt asked = OptionalInt.empty();

    /**
     * How far it has come.
     *
     * @param made runs
     * @param all runs
     */
    public record Progress(int made, int all) {
    }

    ElasticityModel(Environment environment) {
        search = new LongSearch<>(environment);
    }

    /** State of the last request. */
    public LongSearch<Progress, ElasticityStudy> search() {
        return search;
    }

    /** Whether the last request is about a run. */
    public boolean isOf(OpenRun run) {
        return asked.isPresent() && asked.getAsInt() == run.number();
    }

    /** Whether it can be worked out for a run: one that the simulator makes. */
    public static boolean canAsk(OpenRun run) {
        return run.setup().schedule().isEmpty();
    }

    /** Whether anything of a run is drawn anew with another seed. */
    public static boolean isDrawn(OpenRun run) {
        return run.setup().source() instanceof RunSource.Drawn && run.setup().choices().forks().isEmpty()
                && !run.setup().edits().any();
    }

    /** @param seeds from that of the run on; one where nothing is drawn */
    public void ask(OpenRun run, int seeds) {
        cancel();
        asked = OptionalInt.of(run.number());
        search.begin(watch -> {
            List<RunSpec> specs = specs(run, isDrawn(run) ? seeds : 1);
            int all = ElasticityStudy.count(specs);
            return ElasticityStudy.of(specs, run.reportOptions(), made -> watch.tell(new Progress(made, all)), watch::isStopped);
        });
    }

    public void cancel() {
        asked = OptionalInt.empty();
        search.forget();
    }

    private static List<RunSpec> specs(OpenRun run, int seeds) throws InputException {
        List<RunSpec> specs = new ArrayList<>(List.of(run.wholeSpec()));
        RunRequest first = new RunRequest(Optional.of(run.setup().source()), run.setup().givenPlatform(), run.setup().choices());
        for (int more = 1; more < seeds; more++) {
            specs.add(first.later(more).read(ReadOptions.DEFAULT).prepare().spec());
        }
        return specs;
    }
}
