package org.schedscope.ui.view.help;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.manual.GeneratedBlocks;
import org.schedscope.manual.ManualTables;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.help.HelpPage.Section;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The manual's page of the window lists the panels and commands that the window has. {@code -Dgolden.update=true} writes them anew. */
@ExtendWith(FreshStage.class)
class ManualWindowTest {
    private static final Path PAGE = Path.of("assets", "manual", "window.md");
    private Stage stage;

    @Start
    void open(Stage first) {
        FxFonts.register();
        stage = first;
    }

    @AfterEach
    void speakEnglish() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    @Test
    void thePageOfTheWindowListsItsPanelsAndKeysInEveryLanguage(FxRobot robot) {
        for (Language language : Language.values()) {
            Path page = language == Language.ENGLISH ? PAGE : PAGE.resolveSibling(language.id()).resolve(PAGE.getFileName());
            if (Files.exists(page)) {
                System.setProperty(SpokenLanguage.PROPERTY, language.id());
                List<HelpPage> pages = new ArrayList<>();
                robot.interact(() -> pages.addAll(new MainWindow(ViewStage.session(SampleRuns.campus()), stage).helpPages()));
                Map<String, String> tables = new LinkedHashMap<>();
                tables.put("panels", ManualTables.table("| panel | what it shows |", in(pages, Section.VIEWS)
                        .map(one -> ManualTables.row(one.title(), first(one)))));
                tables.put("keys", ManualTables.table("| command | keys | what it does |", in(pages, Section.KEYS)
                        .map(one -> ManualTables.row(one.title(), keys(one), first(one)))));
                GeneratedBlocks.check(page, tables);
            }
        }
    }

    private static Stream<HelpPage> in(List<HelpPage> pages, Section section) {
        return pages.stream().filter(page -> page.section() == section);
    }

    private static String first(HelpPage page) {
        assertFalse(page.lines().isEmpty(), page.id());
        return page.lines().get(0).text();
    }

    private static String keys(HelpPage page) {
        String keys = page.lines().get(1).text();
        return keys.equals("?") ? "?" : "`" + keys + "`";
    }
}
