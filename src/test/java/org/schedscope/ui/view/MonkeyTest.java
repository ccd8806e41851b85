package org.schedscope.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.window.Frames;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.window.MonkeyWorld;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/**
 * Thousands of things done by chance: nothing throws, no control is dead or covered, the schedule is never blank, and no text is cut where
 * there is room.
 */
@ExtendWith(FreshStage.class)
class MonkeyTest {
    /** In the suite, which has a quarter of a minute for it, and for each seed of the night. */
    private static final int SOME = Integer.getInteger("monkey.things", 1_000);
    private static final int ALL = Integer.getInteger("monkey.things", 10_000);
    /** Seed of the suite; another one plays again what a night has found. */
    private static final long SUITE = 1;
    private static final long SEED = Long.getLong("monkey.seed", SUITE);

    /** Between some things the toolkit does what it was asked to do later. */
    private static final int AT_ONCE = 4;

    private Stage stage;
    private MonkeyWorld world;
    private Thread.UncaughtExceptionHandler before;
    private String spoken;

    @Start
    void start(Stage given) {
        stage = given;
        before = Thread.currentThread().getUncaughtExceptionHandler();
        spoken = System.getProperty(SpokenLanguage.PROPERTY);
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(() -> {
            Frames.release();
            Thread.currentThread().setUncaughtExceptionHandler(before);
            List.copyOf(Window.getWindows()).forEach(Window::hide);
        });
        if (spoken == null) {
            System.clearProperty(SpokenLanguage.PROPERTY);
        } else {
            System.setProperty(SpokenLanguage.PROPERTY, spoken);
        }
    }

    @Test
    void aMonkeyFindsNothing(FxRobot robot) {
        play(robot, SEED, SOME);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(longs = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21})
    void monkeysFindNothing(long seed, FxRobot robot) {
        play(robot, seed, ALL);
    }

    private void play(FxRobot robot, long seed, int things) {
        SplittableRandom random = new SplittableRandom(seed);
        System.setProperty(SpokenLanguage.PROPERTY, (seed % 2 == 1 ? Language.ENGLISH : Language.GERMAN).id());
        AtomicReference<Monkey> monkey = new AtomicReference<>();
        robot.interact(() -> {
            try {
                world = new MonkeyWorld(stage, random, seed != SUITE);
            } catch (InputException e) {
                throw new IllegalStateException(e);
            }
            Thread.currentThread().setUncaughtExceptionHandler((thread, broken) -> world.caught(broken));
            monkey.set(new Monkey(world, random));
        });
        AtomicReference<Throwable> broken = new AtomicReference<>();
        for (int i = 0; i < things && broken.get() == null; i += AT_ONCE) {
            Frames.run(() -> {
                Frames.hold();
                try {
                    for (int each = 0; each < AT_ONCE; each++) {
                        monkey.get().act();
                    }
                } catch (RuntimeException | Error wrong) {
                    broken.set(wrong);
                }
            });
        }
        if (broken.get() != null) {
            throw new AssertionError("seed " + seed + ": " + broken.get().getMessage(), broken.get());
        }
        assertEquals("", String.join("\n", monkey.get().found()), "seed " + seed);
    }
}
