package org.schedscope.chart;

import java.lang.reflect.Proxy;
import java.util.List;

/** Notes what texts are painted. */
final class RecordingPainter {
    private RecordingPainter() {
    }

    /** A painter that only adds every text to a list; others paint. */
    static Painter on(List<String> texts, Painter painter) {
        return (Painter) Proxy.newProxyInstance(Painter.class.getClassLoader(), new Class<?>[] {Painter.class}, (proxy, method, arguments) -> {
            if (method.getName().startsWith("text")) {
                texts.add((String) arguments[0]);
            }
            return method.invoke(painter, arguments);
        });
    }
}
