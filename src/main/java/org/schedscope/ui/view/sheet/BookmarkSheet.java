package org.schedscope.ui.view.sheet;

import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.state.time.Bookmarks;
import org.schedscope.ui.view.kit.BookmarkTexts;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** The note of a bookmark. */
public final class BookmarkSheet {
    private static final Texts TEXTS = Messages.of("bookmarks");
    private static final double WIDTH = 420;

    private BookmarkSheet() {
    }

    /** @param bookmark a new one, or one whose note is changed */
    public static Dialog<ButtonType> of(Window owner, TimeFigures times, Bookmarks bookmarks, Bookmark bookmark) {
        TextField note = new TextField(bookmark.note());
        note.setId("bookmark-note");
        note.setPromptText(TEXTS.text("note.prompt"));
        note.setAccessibleText(TEXTS.text("note"));
        note.setPrefWidth(WIDTH);
        VBox rows = new VBox(8, TextLabels.of(BookmarkTexts.place(times, bookmark), "strong"), note);
        ModalSheet sheet = new ModalSheet(owner, "bookmark-sheet", TEXTS.text("sheet"), ModalSheet.plain(rows)).explainedBy("bookmark");
        sheet.applied("bookmark-take", TEXTS.text("take"),
                () -> bookmarks.put(bookmark.withNote(note.getText().strip())));
        return sheet.cancelled("bookmark-leave", TEXTS.text("leave")).dialog(note::requestFocus);
    }
}
