package org.schedscope.ui.view.frame;

import java.io.File;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.schedscope.ui.state.file.FileOpener;

/** A file dropped anywhere on the window opens. */
public final class FileDrop {
    private static final String MARK = "drop-here";

    private final FileOpener files;

    public FileDrop(FileOpener files) {
        this.files = files;
    }

    public void listen(Scene scene) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                if (!scene.getRoot().getStyleClass().contains(MARK)) {
                    scene.getRoot().getStyleClass().add(MARK);
                }
            }
            event.consume();
        });
        scene.addEventHandler(DragEvent.DRAG_EXITED, event -> scene.getRoot().getStyleClass().remove(MARK));
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            scene.getRoot().getStyleClass().remove(MARK);
            event.setDropCompleted(open(event.getDragboard().getFiles()));
            event.consume();
        });
    }

    /** Opens what was dropped; of several files the first. */
    public boolean open(List<File> dropped) {
        dropped.stream().findFirst().ifPresent(file -> files.open(file.toPath()));
        return !dropped.isEmpty();
    }
}
