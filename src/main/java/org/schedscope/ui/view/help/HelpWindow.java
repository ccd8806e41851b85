package org.schedscope.ui.view.help;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.Themes;

/** The help: a list of pages that can be searched, and one of them. It stays open beside the window. */
public final class HelpWindow {
    private static final Texts TEXTS = Messages.of("help");
    private static final double WIDTH = 860;
    private static final double HEIGHT = 560;
    /** What frames and bars of a small screen need. */
    private static final double AROUND = 80;

    private final List<HelpPage> all;
    private final Settings settings;
    private final Stage stage = new Stage();
    private final TextField search = new TextField();
    private final ObservableList<HelpPage> shown = FXCollections.observableArrayList();
    private final ListView<HelpPage> list = new ListView<>(shown);
    private final VBox page = new VBox();
    private final ScrollPane scroll = new ScrollPane(page);

    private final MarkdownView manual = new MarkdownView(link -> ManualPages.target(link).ifPresent(id -> show(Optional.of(id))));

    public HelpWindow(Window owner, List<HelpPage> pages, Settings settings) {
        all = pages;
        this.settings = settings;
        shown.setAll(pages);
        stage.initOwner(owner);
        stage.setTitle(TEXTS.text("title"));
        stage.setScene(scene());
        WindowSizes.keep(stage, stage.getScene().getWidth(), stage.getScene().getHeight(), 0, 0);
        settings.themeProperty().addListener((property, before, now) -> Themes.apply(stage.getScene(), now));
    }

    private Scene scene() {
        search.setId("help-search");
        search.setPromptText(TEXTS.text("search"));
        search.setAccessibleText(TEXTS.text("search.accessible"));
        search.textProperty().addListener((property, before, now) -> find(now));
        list.setId("help-pages");
        list.setAccessibleText(TEXTS.text("pages"));
        list.setPlaceholder(TextLabels.empty(TEXTS.text("none")));
        list.setCellFactory(view -> new PageCell());
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> turnTo(Optional.ofNullable(now)));
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox left = new VBox(6, search, list);
        left.setPadding(new Insets(8));
        page.setId("help-page");
        page.setSpacing(4);
        page.setPadding(new Insets(12, 16, 12, 16));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        Nodes.scrolledByKeys(scroll, TEXTS.text("page"));
        SplitPane body = new SplitPane(left, scroll);
        body.setDividerPositions(0.36);
        double scale = settings.themeProperty().get().typeScale();
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        // A root of its own, for split panes have no ground and the scene's own is white in every theme.
        Scene scene = new Scene(new StackPane(body), Math.min(WIDTH * scale, room.getWidth() - AROUND),
                Math.min(HEIGHT * scale, room.getHeight() - AROUND));
        Themes.apply(scene, settings.themeProperty().get());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        return scene;
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            stage.hide();
        } else if (event.getCode() == KeyCode.DOWN && search.isFocused()) {
            list.requestFocus();
            event.consume();
        }
    }

    /** Pages that are called so first. */
    private void find(String words) {
        Comparator<HelpPage> called = Comparator.comparing(found -> !found.isCalled(words));
        shown.setAll(all.stream().filter(candidate -> candidate.has(words)).sorted(called).toList());
        list.getSelectionModel().selectFirst();
    }

    private void turnTo(Optional<HelpPage> now) {
        page.getChildren().clear();
        scroll.setVvalue(0);
        now.ifPresent(one -> {
            page.getChildren().addAll(TextLabels.of(TEXTS.text("section." + one.section()), "muted", "small"),
                    TextLabels.of(one.title(), "problem-title"));
            for (HelpPage.Line line : one.lines()) {
                if (!line.label().isEmpty()) {
                    Label label = TextLabels.of(line.label(), "strong", "small", "text-2");
                    VBox.setMargin(label, new Insets(8, 0, 0, 0));
                    page.getChildren().add(label);
                }
                Label text = TextLabels.of(line.text());
                text.setWrapText(true);
                text.setMinHeight(Region.USE_PREF_SIZE);
                page.getChildren().add(text);
            }
            page.getChildren().addAll(manual.draw(one.markdown()));
        });
    }

    /** Opens the window at a page, or, without one, at the last page. */
    public void show(Optional<String> id) {
        Optional<HelpPage> wanted = id.flatMap(one -> all.stream().filter(candidate -> candidate.id().equals(one)).findFirst());
        if (wanted.isPresent()) {
            search.clear();
            list.getSelectionModel().select(wanted.get());
            list.scrollTo(wanted.get());
        } else if (list.getSelectionModel().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
        stage.show();
        stage.toFront();
        search.requestFocus();
    }

    /** What it explains, and what kind of thing that is. */
    private static final class PageCell extends ListCell<HelpPage> {
        @Override
        protected void updateItem(HelpPage now, boolean empty) {
            super.updateItem(now, empty);
            setText(empty || now == null ? null : TEXTS.text("section." + now.section()) + " · " + now.title());
        }
    }
}
