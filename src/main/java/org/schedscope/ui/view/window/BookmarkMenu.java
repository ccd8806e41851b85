package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.BookmarkTexts;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.sheet.BookmarkSheet;

/** Bookmarks of the open workload: a click goes to one; notes are changed, and bookmarks taken away, below. */
final class BookmarkMenu extends MenuButton {
    private static final Texts TEXTS = Messages.of("bookmarks");

    private final Session session;
    private final Commands commands;

    BookmarkMenu(Session session, Commands commands) {
        this.session = session;
        this.commands = commands;
        setId("bookmarks");
        setGraphic(Icons.of("bookmark"));
        setMinWidth(Region.USE_PREF_SIZE);
        Hover.over(this).says(TEXTS.text("told"));
        setAccessibleText(TEXTS.text("title"));
        session.states().when(this::change, now -> now.run().number(), WindowState::bookmarks);
        setOnShowing(shown -> fill());
        fill();
    }

    private void change() {
        count();
        if (isShowing()) {
            fill();
        }
    }

    /** Sets the count on the button; items are made when the menu opens. */
    private void count() {
        int here = session.bookmarks().here().size();
        setText(here == 0 ? "" : Figures.whole(here));
    }

    private void fill() {
        count();
        List<Bookmark> here = session.bookmarks().here();
        List<MenuItem> items = new ArrayList<>();
        MenuItem add = commands.get("bookmark").item();
        add.setId("bookmark-add");
        items.add(add);
        if (!here.isEmpty()) {
            items.add(new SeparatorMenuItem());
            here.forEach(one -> items.add(item(one, session.bookmarks()::goTo)));
            items.add(new SeparatorMenuItem());
            items.add(menu("change", here,
                    one -> BookmarkSheet.of(getScene().getWindow(), session.times(), session.bookmarks(), one).show()));
            items.add(menu("remove", here, session.bookmarks()::remove));
        }
        getItems().setAll(items);
    }

    private Menu menu(String id, List<Bookmark> here, Consumer<Bookmark> action) {
        Menu menu = new Menu(TEXTS.text(id));
        menu.setId("bookmark-" + id);
        here.forEach(one -> menu.getItems().add(item(one, action)));
        return menu;
    }

    private MenuItem item(Bookmark one, Consumer<Bookmark> action) {
        return Nodes.item("bookmark", BookmarkTexts.line(session.times(), one), () -> action.accept(one));
    }
}
