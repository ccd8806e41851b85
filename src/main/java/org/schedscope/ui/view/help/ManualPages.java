package org.schedscope.ui.view.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.help.HelpPage.Section;

/** The pages of the manual, which come with the program as Markdown: in the language of the window where there is a translation. */
final class ManualPages {
    private static final String FOLDER = "/assets/manual/";
    private static final String ENDING = ".md";
    /** Names of the pages in their order, one a line. */
    private static final String CONTENTS = "contents.txt";
    private static final String HEADING = "# ";

    private ManualPages() {
    }

    /** All pages, in the order of the contents. */
    static List<HelpPage> all() {
        return text(CONTENTS).orElseThrow().lines().filter(name -> !name.isBlank()).map(ManualPages::page).toList();
    }

    private static HelpPage page(String name) {
        Language language = SpokenLanguage.now();
        String text = text(language.id() + "/" + name + ENDING).or(() -> text(name + ENDING)).orElseThrow();
        int end = text.indexOf('\n');
        return new HelpPage(id(name), Section.MANUAL, text.substring(HEADING.length(), end), List.of(), text.substring(end));
    }

    /** By which a page of the manual is found. */
    static String id(String name) {
        return HelpPage.id(Section.MANUAL, name);
    }

    /** The page that a link in the manual leads to, if it leads to one. */
    static Optional<String> target(String destination) {
        String file = destination.replaceAll("#.*", "").replaceAll("^.*/", "");
        return destination.contains("://") || !file.endsWith(ENDING) ? Optional.empty()
                : Optional.of(id(file.substring(0, file.length() - ENDING.length())));
    }

    private static Optional<String> text(String name) {
        try (InputStream in = ManualPages.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
