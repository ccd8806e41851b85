package org.schedscope.slide;

import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Texts;

/** The reason why the next task starts, with the engine's numbers: {@code A T starts: 6 is the smallest of 6, 7 and 8.} */
public final class NextSentence {
    private final LessonRun run;
    private final Question.Next next;
    private final Texts words;
    private final List<QueuedTask> queue;

    private NextSentence(LessonRun run, Question.Next next, Texts words) {
        this.run = run;
        this.next = next;
        this.words = words;
        queue = next.queue();
    }

    /** @param words texts of lessons */
    public static String of(LessonRun run, Question.Next next, Texts words) {
        NextSentence sentence = new NextSentence(run, next, words);
        return sentence.first() + sentence.others();
    }

    private String name(int place) {
        return run.input().index().shortLabel(queue.get(place).task());
    }

    private String key(QueuedTask queued) {
        return Figures.key(queued.approximateKey(), queued.key().matches("-?\\d+"), words.language());
    }

    private String first() {
        int first = next.right();
        if (first > 0) {
            boolean noRoom = next.reason(0, run.mayBackfill()) == Question.Next.Reason.NO_ROOM;
            int cores = queue.get(0).cores();
            return noRoom ? words.text("why.room", name(first), name(0), cores == 1 ? words.text("core") : words.text("cores",
                    Figures.whole(cores))) : words.text("why.may", name(first));
        }
        int sign = direction();
        long same = queue.stream().filter(other -> other.key().equals(queue.get(0).key())).count();
        if (queue.get(0).key().isEmpty() || sign == 0 && same < queue.size()) {
            return words.text("why.first", name(0));
        }
        String key = key(queue.get(0));
        if (same == queue.size()) {
            return words.text("why.equal", name(0), key);
        }
        List<String> keys = queue.stream().map(this::key).distinct().toList();
        String way = sign > 0 ? "smallest" : "largest";
        return words.text(same > 1 ? "why.tie." + way : "why." + way, name(0), key, list(keys));
    }

    /** 1 for keys that rise along the queue, -1 for keys that fall, otherwise 0. */
    private int direction() {
        boolean rising = true;
        boolean falling = true;
        for (int place = 1; place < queue.size(); place++) {
            if (queue.get(place).key().isEmpty()) {
                return 0;
            }
            int step = Double.compare(queue.get(place).approximateKey(), queue.get(place - 1).approximateKey());
            rising &= step >= 0;
            falling &= step <= 0;
        }
        return rising == falling ? 0 : rising ? 1 : -1;
    }

    private String others() {
        if (next.starting().size() == 1) {
            return "";
        }
        return " " + words.text("why.too", list(next.starting().stream().skip(1).map(this::name).collect(Collectors.toList())));
    }

    private String list(List<String> parts) {
        int last = parts.size() - 1;
        return last < 1 ? String.join("", parts) : words.text("list.and", String.join(", ", parts.subList(0, last)), parts.get(last));
    }
}
