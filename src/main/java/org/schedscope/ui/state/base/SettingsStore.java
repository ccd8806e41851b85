package org.schedscope.ui.state.base;

import java.util.Optional;

/** Keeps settings between sessions. */
public interface SettingsStore {
    Optional<String> get(String key);

    void put(String key, String value);
}
