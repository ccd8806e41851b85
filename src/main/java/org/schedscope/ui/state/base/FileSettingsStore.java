package org.schedscope.ui.state.base;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Settings in a properties file of the user's. Settings are a convenience: where the file cannot be used, they last for the session. */
public final class FileSettingsStore implements SettingsStore {
    private final Path file;
    private final Properties values = new Properties();

    public FileSettingsStore(Path file) {
        this.file = file;
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                values.load(reader);
            } catch (IOException | IllegalArgumentException unreadable) {
                values.clear();
            }
        }
    }

    /** Where this system keeps a user's settings. */
    public static Path usualPlace(Map<String, String> environment, String home) {
        String base = environment.getOrDefault("XDG_CONFIG_HOME", environment.getOrDefault("APPDATA", ""));
        Path folder = base.isEmpty() ? Path.of(home, ".config") : Path.of(base);
        return folder.resolve("schedscope").resolve("window.properties");
    }

    @Override
    public Optional<String> get(String key) {
        return Optional.ofNullable(values.getProperty(key));
    }

    @Override
    public void put(String key, String value) {
        values.setProperty(key, value);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path beside = file.resolveSibling(file.getFileName() + ".new");
            try (Writer writer = Files.newBufferedWriter(beside, StandardCharsets.UTF_8)) {
                values.store(writer, null);
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException notWritable) {
            // As in the class comment: settings last for the session.
        }
    }
}
