package org.schedscope.ui.view.kit;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** Choice of a file in the dialog of the system, which confirms before one is replaced. */
public final class FileChoice {
    private final FileChooser chooser = new FileChooser();

    public FileChoice(String title) {
        chooser.setTitle(title);
    }

    /** Offers a kind of files. */
    public FileChoice kind(String name, List<String> patterns) {
        chooser.getExtensionFilters().add(new ExtensionFilter(name, patterns));
        return this;
    }

    /** Proposes a name. */
    public FileChoice named(String name) {
        chooser.setInitialFileName(name);
        return this;
    }

    public Optional<Path> toOpen(Window owner) {
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    /** Several at once; empty if none was chosen. */
    public List<Path> manyToOpen(Window owner) {
        return Optional.ofNullable(chooser.showOpenMultipleDialog(owner)).orElse(List.of()).stream().map(File::toPath).toList();
    }

    public Optional<Path> toSave(Window owner) {
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    /** The number of the kind that was chosen, from 0. */
    public int chosenKind() {
        return Math.max(0, chooser.getExtensionFilters().indexOf(chooser.getSelectedExtensionFilter()));
    }

    /** Opens a dialog for a folder. */
    public static Optional<Path> folder(String title, Window owner) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }
}
