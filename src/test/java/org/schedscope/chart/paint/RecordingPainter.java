package org.schedscope.chart.paint;

import java.lang.reflect.Proxy;
import java.util.List;

/** Notes what texts are painted. */
public final class RecordingPainter {
    private RecordingPainter() {
    }

    /** A painter that only adds what is hatched, and with what; others paint. */
    public static Painter hatching(List<Box> boxes, List<Stroke> strokes, Painter painter) {
        return (Painter) Proxy.newProxyInstance(Painter.class.getClassLoader(), new Class<?>[] {Painter.class}, (proxy, method, arguments) -> {
            if (method.getName().equals("clipped")) {
                ((Runnable) arguments[1]).run();
                return null;
            }
            if (method.getName().equals("hatch")) {
                boxes.add((Box) arguments[0]);
                strokes.add((Stroke) arguments[1]);
            }
            return method.invoke(painter, arguments);
        });
    }

    /** A painter that only adds every text to a list; others paint. */
    public static Painter on(List<String> texts, Painter painter) {
        return (Painter) Proxy.newProxyInstance(Painter.class.getClassLoader(), new Class<?>[] {Painter.class}, (proxy, method, arguments) -> {
            if (method.getName().startsWith("text")) {
                texts.add((String) arguments[0]);
            }
            return method.invoke(painter, arguments);
        });
    }
}
