package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** A value that writes its own JSON. */
public interface JsonValue {
    void write(JsonGenerator out) throws IOException;
}
