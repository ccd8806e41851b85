package org.schedscope.ui.view.inspector;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.trace.story.JobChain;
import org.schedscope.ui.state.answer.Explanation;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TaskLink;
import org.schedscope.ui.view.kit.TextLabels;

/** Where the time of the selected job went, along the tasks that kept it; each can be gone to. */
final class ChainBox extends VBox {
    private static final Texts TEXTS = Messages.of("why");
    /** Tasks named; of longer chains the last ones. */
    private static final int MOST = 12;

    private final Session session;
    private final Label span = TextLabels.of("", "panel-detail");
    private final ShareBar shares = new ShareBar(TEXTS.text("dependency"));
    private final FlowPane tasks = new FlowPane(6, 2);
    private List<JobChain.Link> shown = List.of();

    ChainBox(Session session) {
        super(7);
        this.session = session;
        Label title = TextLabels.of(TEXTS.text("chain.title"), "strong");
        title.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(8, title, span);
        head.setAlignment(Pos.BASELINE_LEFT);
        span.setMinWidth(0);
        tasks.setId("chain");
        tasks.setAccessibleText(TEXTS.text("chain.accessible"));
        getChildren().addAll(head, shares, tasks);
        session.states().follow(now -> now.facts().explanation(), this::show);
    }

    private void show(Explanation why) {
        boolean told = why.chain().isPresent() && !why.chain().get().links().isEmpty()
                && session.selection().get().isJob(why.chain().get().job());
        setVisible(told);
        setManaged(told);
        if (told) {
            JobChain chain = why.chain().get();
            span.setText(TEXTS.text(chain.ended() ? "chain.span.ended" : "chain.span", session.times().length(chain.shares().total())));
            shares.show(chain.shares(), session.times());
            list(chain, why.of().run().index());
        }
    }

    private void list(JobChain chain, WorkloadIndex index) {
        if (chain.links().equals(shown)) {
            return;
        }
        shown = chain.links();
        tasks.getChildren().setAll(TextLabels.of(TEXTS.text("chain.by"), "step-detail"));
        int left = Math.max(0, shown.size() - MOST);
        if (left > 0) {
            tasks.getChildren().add(TextLabels.of(TEXTS.text("chain.earlier", Figures.whole(left)), "step-detail"));
        }
        for (JobChain.Link link : shown.subList(left, shown.size())) {
            if (tasks.getChildren().size() > 1) {
                tasks.getChildren().add(TextLabels.of("\u2192", "muted"));
            }
            tasks.getChildren().add(TaskLink.go(new Hyperlink(index.task(link.task()).id()), session, index, link.task(), link.until()));
        }
    }
}
