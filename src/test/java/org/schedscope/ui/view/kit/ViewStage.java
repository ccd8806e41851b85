package org.schedscope.ui.view.kit;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.schedscope.io.FileKind;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.session.SavedSession;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.WorkloadLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunChoices;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.run.Source;
import org.schedscope.ui.state.run.TestRuns;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Panel;

/** One view on a stage of its own, over a session in which everything happens at once. */
public final class ViewStage {
    public final Session session;
    public final View view;
    public final Stage stage;

    public ViewStage(Stage stage, RunSpec spec, double width, double height, Function<Session, View> maker) {
        this.stage = stage;
        session = session(spec);
        FxFonts.register();
        view = maker.apply(session);
        Scene scene = new Scene(Panel.of(view), width, height);
        Themes.apply(scene, session.settings().themeProperty().get());
        session.settings().themeProperty().addListener((property, before, now) -> Themes.apply(scene, now));
        stage.setScene(scene);
        stage.show();
    }

    public static Session session(RunSpec spec) {
        return session(spec, () -> 0);
    }

    /** @param nanos the clock, for windows that have frames */
    public static Session session(RunSpec spec, LongSupplier nanos) {
        return session(spec, nanos, Runnable::run);
    }

    /** @param facts what works out what is true at the playhead */
    public static Session session(RunSpec spec, LongSupplier nanos, Executor facts) {
        Executor now = Runnable::run;
        RunFiles files = new RunFiles(LoadedWorkload.made(spec.workload()), Source.sample("sample.workload.json"),
                new PlatformChoice(spec.platform(), "made"), Optional.empty());
        RunSetup setup = new RunSetup(files, new RunChoices(spec.policy(), spec.scheduler(), spec.seed(), Optional.empty(), spec.parameters()));
        try {
            return new Session(setup, new EngineSimulator(), new NoFiles(), new Settings(new TestRuns.Memory()), new Environment(now, now, now, facts, now, nanos));
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** What the stage shows; call it on the toolkit's thread. */
    public BufferedImage picture() {
        stage.getScene().getRoot().applyCss();
        stage.getScene().getRoot().layout();
        return SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null);
    }

    /** Number of different colours in a picture; a blank one has few. */
    public static long colours(BufferedImage picture) {
        return java.util.Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .distinct().count();
    }

    private static final class NoFiles implements WorkloadLoader {
        @Override
        public RunFiles workload(Source source, Optional<java.nio.file.Path> platformFile, ReadWatch watch) throws InputException {
            throw new InputException(List.of(new Problem(source.displayName(), 1, 1, "", Message.verbatim("there are no files here"))));
        }

        @Override
        public RunFiles schedule(java.nio.file.Path file, OpenRun open) throws InputException {
            throw new InputException(List.of(new Problem(file.toString(), 1, 1, "", Message.verbatim("there are no schedules here"))));
        }

        @Override
        public FileKind kind(java.nio.file.Path file) {
            return FileKind.WORKLOAD;
        }

        @Override
        public SavedSession session(java.nio.file.Path file) {
            throw new IllegalStateException("no files here");
        }

        @Override
        public PlatformChoice platform(java.nio.file.Path file) throws InputException {
            throw new InputException(List.of(new Problem(file.toString(), 1, 1, "", Message.verbatim("there are no files here"))));
        }

        @Override
        public List<String> samples() {
            return List.of();
        }
    }
}
