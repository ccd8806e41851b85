package org.schedscope.experiment.figure;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Reader of the papers' statements and printed tables in {@code assets/literature}: one file per list, one object per record. */
public final class Literature {
    private Literature() {
    }

    /**
     * Reads a list. Texts, lists and maps that an object omits are empty.
     *
     * @param name of its file, without the suffix
     * @param type array of the records
     * @param kinds records that implement an interface, named by their simple class names
     */
    public static <T> List<T> read(String name, Class<T[]> type, List<Class<?>> kinds) {
        ObjectMapper mapper = JsonMapper.builder().addModule(new Jdk8Module()).build();
        mapper.registerSubtypes(kinds.toArray(Class[]::new));
        for (Class<?> empty : List.of(String.class, List.class, Map.class)) {
            mapper.configOverride(empty).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
        }
        try (InputStream in = Literature.class.getResourceAsStream("/assets/literature/" + name + ".json")) {
            return List.of(mapper.readValue(in, type));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
