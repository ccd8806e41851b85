package org.schedscope.ui.view.kit;

import javafx.scene.input.KeyCombination;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Texts of views, in the language at the time of each lookup. */
public final class Messages {
    /** The texts of the window itself. */
    public static final Texts WINDOW = of("window");

    /** The words of charts. */
    public static final Texts CHART = of("chart");

    private Messages() {
    }

    /**
     * The texts of a bundle.
     *
     * @param name file name of the bundle, without language and {@code .properties}
     */
    public static Texts of(String name) {
        return Texts.spoken(name, SpokenLanguage::now, keys -> KeyCombination.valueOf(keys).getDisplayText());
    }
}
