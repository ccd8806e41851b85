package org.schedscope.ui.view.bar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.schedscope.audit.lint.LintFinding;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.paint.Theme;
import org.schedscope.experiment.RunSetup;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.RunDraft;
import org.schedscope.ui.state.draft.RunSetting;
import org.schedscope.ui.state.find.Destination.Kind;
import org.schedscope.ui.state.find.Destination;
import org.schedscope.ui.state.find.PlaceFinder;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.TickRange;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RunNames;

/** Box that goes anywhere: its text is searched on a worker, arrows choose among the places found, Enter goes there. */
final class GoToField extends TextField {
    private static final Texts TEXTS = Messages.of("find");
    private static final double PROMPT_SIZE = 13;
    private static final double BESIDE_PROMPT = 22;
    private static final double ROOM = 0.1;

    private final Session session;
    private final Commands commands;
    private final Consumer<PlaceFinder.Question> questions;
    /** List below the box, made with the first question. */
    private final Late<FoundPlaces> found = new Late<>(() -> new FoundPlaces(this::go));
    /** What the places in the list were found for. */
    private String told = "";
    /** Whether to go as soon as the text has an answer. */
    private boolean going;
    /** What has a name beside the workload's own, in the order of their numbers; looked up when the box is entered. */
    private List<Runnable> actions = List.of();
    private List<Destination> named = List.of();
    private Optional<Node> before = Optional.empty();

    private record Told(String text, List<Destination> places) {
    }

    GoToField(Session session, Commands commands) {
        this.session = session;
        this.commands = commands;
        questions = session.answering(question -> new Told(question.typed(), PlaceFinder.find(question)), this::show);
        setId("go-to");
        getStyleClass().addAll("go-to", Commands.OWNS_ESCAPE);
        String keys = commands.get("go-to").keyText();
        promptTextProperty().bind(Bindings.createStringBinding(() -> prompt(keys), widthProperty(), session.settings().themeProperty()));
        setAccessibleText(commands.get("go-to").text());
        setPrefColumnCount(16);
        setMinWidth(84);
        textProperty().addListener((property, old, now) -> ask());
        focusedProperty().addListener((property, old, now) -> {
            if (now) {
                lookUp();
            } else {
                found.ifMade(FoundPlaces::hide);
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** The longest that fits whole. */
    private String prompt(String keys) {
        double room = getWidth() / session.settings().typeScale() - BESIDE_PROMPT;
        Text text = new Text();
        text.setFont(Font.font("Inter", PROMPT_SIZE));
        return Stream.of(TEXTS.text("prompt", keys), TEXTS.text("prompt", "").strip()).filter(prompt -> {
            text.setText(prompt);
            return text.getLayoutBounds().getWidth() <= room;
        }).findFirst().orElseGet(() -> TEXTS.text("prompt.short"));
    }

    /** Takes the focus; its owner before gets it back. */
    void enter() {
        before = Optional.ofNullable(getScene().getFocusOwner()).filter(node -> node != this);
        requestFocus();
        selectAll();
    }

    private void pressed(KeyEvent key) {
        switch (key.getCode()) {
            case DOWN -> found.get().choose(1);
            case UP -> found.get().choose(-1);
            case ENTER -> go();
            case ESCAPE -> leave();
            default -> {
                return;
            }
        }
        key.consume();
    }

    private void ask() {
        going = false;
        questions.accept(new PlaceFinder.Question(getText(), session.runs().run(), session.playhead().tick(), session.times(), named));
    }

    private void show(Told answer) {
        List<Destination> places = answer.places();
        told = answer.text();
        found.get().set(places);
        if (going && told.equals(getText().strip())) {
            go();
            return;
        }
        Nodes.mark(this, "wrong", places.isEmpty() && !getText().isBlank());
        if (getText().isBlank() || !isFocused()) {
            found.get().hide();
        } else {
            found.get().showBelow(this, session.settings().typeScale());
        }
    }

    private void go() {
        // With many jobs answers take a while; a text that was typed on since is not meant by an earlier answer.
        going = !told.equals(getText().strip());
        Optional<Destination> place = found.get().chosen();
        if (place.isEmpty() || going) {
            return;
        }
        leave();
        go(place.get());
    }

    private void leave() {
        found.ifMade(FoundPlaces::hide);
        clear();
        before.ifPresentOrElse(Node::requestFocus, () -> getParent().requestFocus());
    }

    private void go(Destination place) {
        int number = (int) place.number();
        switch (place.kind()) {
            case TIME -> seek(place.number());
            case JOB -> {
                session.selection().selectWhole(number);
                long arrival = session.runs().run().index().job(number).arrival();
                long end = session.snapshot().get().states().jobEnd(number);
                reveal(arrival, Math.max(arrival + 1, end));
            }
            case TASK -> session.selection().selectTask(number);
            case USER -> session.selection().selectUser(place.title());
            case CLUSTER -> session.selection().selectCluster(number);
            default -> actions.get(number).run();
        }
    }

    private void seek(long tick) {
        session.playhead().seekTick(tick);
        reveal(tick, tick + 1);
    }

    private void reveal(long from, long to) {
        double room = (to - from) * ROOM;
        session.timeline().reveal(new TickRange(from - room, to + room));
    }

    /** Everything with a name that is not the workload's. */
    private void lookUp() {
        List<Runnable> all = new ArrayList<>();
        List<Destination> places = new ArrayList<>();
        for (Command command : commands.all()) {
            if (!command.impossible().get() && !command.id().equals("go-to")) {
                add(places, all, Kind.COMMAND, command.text(), command.keyText(), command::run);
            }
        }
        for (Theme theme : Theme.values()) {
            add(places, all, Kind.SETTING, Messages.WINDOW.text("theme." + theme.id()), "",
                    () -> session.settings().themeProperty().set(theme));
        }
        for (OpenRun run : session.runs().kept()) {
            add(places, all, Kind.RUN, RunNames.title(session, run), "", () -> session.runs().show(run));
        }
        RunSetup setup = session.runs().run().setup();
        for (String policy : setup.canBeForked() ? Schedulers.policyNames() : List.<String>of()) {
            add(places, all, Kind.POLICY, policy, TEXTS.text("policy.beside"),
                    () -> session.runs().chooseBeside(Schedulers.withPolicy(setup.choices(), policy)));
        }
        for (Breakpoint breakpoint : session.breakpoints().list()) {
            add(places, all, Kind.BREAKPOINT, breakpoint.text(), "", () -> goTo(breakpoint));
        }
        RunDraft draft = new RunDraft(session.runs().run().setup());
        List<RunSetting> settings = new ArrayList<>(draft.inputSettings);
        settings.addAll(draft.parameters);
        settings.forEach(one -> add(places, all, Kind.SETTING, one.name(), one.text(), () -> commands.get("settings").run()));
        for (LintFinding finding : findings()) {
            String said = SpokenLanguage.tell(finding.message(), session.times());
            add(places, all, Kind.FINDING, said, session.times().moment(finding.tick()), () -> {
                finding.task().ifPresent(session.selection()::selectTask);
                seek(finding.tick());
            });
        }
        named = places;
        actions = all;
    }

    private List<LintFinding> findings() {
        return session.answers().findings().get().filter(found -> found.run() == session.runs().run().number())
                .map(found -> found.report().findings()).orElse(List.of());
    }

    private void goTo(Breakpoint breakpoint) {
        BreakpointMatch here = new BreakpointMatch(session.playhead().position(), session.playhead().tick());
        session.breakpoints().hits(breakpoint).stops().after(here)
                .or(() -> session.breakpoints().hits(breakpoint).stops().before(here)).ifPresent(session.playhead()::seek);
    }

    private static void add(List<Destination> places, List<Runnable> all, Kind kind, String title, String detail, Runnable action) {
        places.add(new Destination(kind, title, detail, all.size()));
        all.add(action);
    }
}
