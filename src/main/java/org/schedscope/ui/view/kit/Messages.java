package org.schedscope.ui.view.kit;

import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Where views have their texts from, in the language that is spoken when one is asked for. */
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
        return Texts.spoken(name, SpokenLanguage::now);
    }
}
