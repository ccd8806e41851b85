package org.schedscope.ui.view.lesson;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.schedscope.ui.state.lesson.StoryPages;
import org.schedscope.ui.view.kit.Nodes;

/**
 * Has a step seen without scrolling in a picture for a room: it gets as much of the width as it needs, up to a limit; then what can be
 * done without gives way; and what is still too long is shown on several pages.
 */
final class StoryFit {
    /** Shares of a picture's width. */
    private static final double LEAST_SHARE = 0.37;
    private static final double MOST_SHARE = 0.52;
    /** Largest share in windows as wide as this of the story's height or less. */
    private static final double MOST_OF_NARROW = 0.58;
    private static final double NARROW = 1.9;
    private static final double SHARE_STEP = 0.03;
    /** Borders, in pixels. */
    private static final double BORDER = 4;
    /** After the answer these give way, one after the other; the cards show the question. */
    private static final List<String> SAVED = List.of("lesson-text", "lesson-aside", "lesson-reason");

    private final VBox story;
    private final StoryPages pages;
    private final List<List<Node>> shown = new ArrayList<>();
    private boolean told;
    /** The step that was shared out last, and its share: an answer makes it wider, never narrower. */
    private int sharedStep = -1;
    private double sharedHeight;
    private double share = LEAST_SHARE;

    StoryFit(VBox story, StoryPages pages) {
        this.story = story;
        this.pages = pages;
    }

    /** The window is shared out anew. */
    void forget() {
        sharedStep = -1;
        shown.clear();
        pages.count(1);
    }

    /**
     * The share of a window's width, from 0 to 1, that the story gets.
     *
     * @param answered whether the step's question is answered, so that what was read before may give way
     */
    double shareOf(double width, double height, int step, boolean answered) {
        told = answered;
        share = step == sharedStep && height == sharedHeight ? share : LEAST_SHARE;
        sharedStep = step;
        sharedHeight = height;
        shown.clear();
        showAll();
        double most = width < NARROW * height ? MOST_OF_NARROW : MOST_SHARE;
        while (share < most && !fits(width, height)) {
            share = Math.min(most, share + SHARE_STEP);
        }
        if (!fits(width, height)) {
            save(width, height);
        }
        if (fits(width, height)) {
            pages.count(1);
        } else {
            share(width, height);
        }
        return share;
    }

    private boolean fits(double width, double height) {
        return story.prefHeight(share * width - BORDER) <= height;
    }

    private void showAll() {
        Nodes.mark(story, "tight", false);
        leaves(story).forEach(node -> show(node, true));
        story.getChildren().forEach(node -> show(node, true));
        story.lookupAll(".lesson-reason").forEach(node -> show(node, true));
        story.applyCss();
    }

    private void save(double width, double height) {
        Nodes.mark(story, "tight", true);
        show(story.getChildren().get(0), false);
        story.applyCss();
        if (!told) {
            story.getChildren().stream().filter(node -> node.getStyleClass().contains("lesson-aside")).forEach(node -> show(node, false));
            return;
        }
        for (String style : SAVED) {
            if (!fits(width, height)) {
                List<Node> saved = style.equals("lesson-reason") ? List.copyOf(story.lookupAll("." + style)) : style.equals("lesson-text")
                        ? story.getChildren() : leaves(story);
                saved.stream().filter(node -> node.getStyleClass().contains(style)).forEach(node -> show(node, false));
            }
        }
    }

    /** What is seen now goes on as many pages as it takes; a question begins with its own unless it is on the first one as a whole. */
    private void share(double width, double height) {
        // On the first of several pages there is room for the title.
        show(story.getChildren().get(0), !told);
        List<Node> rest = leaves(story).stream().filter(Node::isManaged).toList();
        rest.forEach(node -> show(node, false));
        List<Node> page = new ArrayList<>();
        for (Node node : rest) {
            boolean asks = !told && node.getStyleClass().contains("lesson-ask") && !page.isEmpty();
            show(node, true);
            if (asks || !page.isEmpty() && !fits(width, height)) {
                shown.add(List.copyOf(page));
                page.forEach(before -> show(before, false));
                page.clear();
            }
            page.add(node);
        }
        shown.add(page);
        pages.count(shown.size());
        turn();
    }

    /** Shows the page that is turned to. */
    void turn() {
        if (shown.size() > 1) {
            List<Node> now = shown.get(Math.min(pages.get().page(), shown.size() - 1));
            shown.forEach(page -> page.forEach(node -> show(node, page == now)));
            // A box without anything would be a line.
            story.getChildren().stream().filter(StoryFit::isQuestion)
                    .forEach(box -> show(box, ((VBox) box).getChildren().stream().anyMatch(Node::isManaged)));
        }
    }

    private static boolean isQuestion(Node node) {
        return node instanceof VBox && node.getStyleClass().contains("lesson-question");
    }

    /** Parts that are not divided, from the top. */
    private static List<Node> leaves(VBox box) {
        List<Node> leaves = new ArrayList<>();
        for (Node node : box.getChildren()) {
            if (isQuestion(node)) {
                leaves.addAll(((VBox) node).getChildren());
            } else {
                leaves.add(node);
            }
        }
        return leaves;
    }

    private static void show(Node node, boolean wanted) {
        // A complaint about an entry shows itself.
        if (!node.visibleProperty().isBound()) {
            node.setVisible(wanted);
            node.setManaged(wanted);
        }
    }
}
