package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.HeldBlocks;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.kit.Messages;

/**
 * The work in view: the users who held most of the cores in the ticks in view, with their shares, where the gutter has room
 * below a cluster's name.
 *
 * @param shares the largest first
 * @param others how many more users there are in view
 */
record UsersInView(List<Share> shares, int others) {
    static final UsersInView NONE = new UsersInView(List.of(), 0);
    private static final Texts TEXTS = Messages.of("schedule");
    /** Below the facts of a cluster: the title, and then a row a user. */
    private static final double TITLE = 68;
    private static final double FIRST = 86;
    private static final double ROW = 16;
    private static final double CHIP = 10;
    private static final double LEFT = 10;
    private static final double FOOT = 30;
    private static final int LEAST_ROWS = 3;
    /** Numbers of cores are right of it. */
    private static final double RIGHT = 24;

    /** What a user held of all that was held in view, 0 to 1. */
    record Share(String user, double share) {
    }

    /** A view of a run: the ticks that are seen, as far as the run has come. */
    record Question(OpenRun run, int position, long now, double from, double to) {
    }

    /** Counts them, for one worker. */
    static final class Count implements Function<Question, UsersInView> {
        private final HeldBlocks blocks = new HeldBlocks();

        @Override
        public UsersInView apply(Question asked) {
            return of(asked.run().jobs().users(), blocks.between(asked.run(), asked.position(), asked.now(), asked.from(), asked.to()));
        }
    }

    private static UsersInView of(List<String> users, double[] held) {
        double total = DoubleStream.of(held).sum();
        List<Share> shares = IntStream.range(0, held.length).filter(user -> held[user] > 0).boxed()
                .sorted((one, other) -> Double.compare(held[other], held[one]))
                .map(user -> new Share(users.get(user), held[user] / total)).toList();
        int shown = Math.min(Palette.IDENTITIES, shares.size());
        return new UsersInView(shares.subList(0, shown), shares.size() - shown);
    }

    /** The band in whose gutter they are: the first that has room for some. */
    private Optional<ClusterBands.Band> band(ClusterBands bands) {
        return bands.bands().stream().filter(band -> !band.hidden() && !band.collapsed() && band.group().isEmpty()
                && rows(band) >= Math.min(LEAST_ROWS, shares.size())).findFirst();
    }

    private int rows(ClusterBands.Band band) {
        return (int) Math.max(0, Math.min(shares.size(), Math.floor((band.height() - FIRST - FOOT + ROW) / ROW)));
    }

    /** @param identity whose colours they have; they are left out where colours mean something else */
    void paint(LaneContext context, ClusterBands bands, ColourKey identity, double bottom) {
        if (shares.size() < 2 || identity.by() != ColourBy.USER) {
            return;
        }
        band(bands).ifPresent(band -> {
            Box gutter = new Box(0, LanesLayout.GANTT_TOP, TimeScale.GUTTER, bottom - LanesLayout.GANTT_TOP);
            context.painter().clipped(gutter, () -> paint(context, band, identity));
        });
    }

    private void paint(LaneContext context, ClusterBands.Band band, ColourKey identity) {
        Painter painter = context.painter();
        painter.text(TEXTS.text("users.title"), LEFT, band.top() + TITLE, FontRole.ROW_STRONG, context.tone(Tone.TEXT),
                Painter.Anchor.START);
        double right = TimeScale.GUTTER - RIGHT;
        int rows = rows(band);
        for (int row = 0; row < rows; row++) {
            double y = band.top() + FIRST + row * ROW;
            Share share = shares.get(row);
            int fill = context.palette().fill(identity.ofName(share.user()));
            Box chip = new Box(LEFT, y - CHIP + 1, CHIP, CHIP);
            painter.fillRound(chip, 2, fill);
            painter.stroke(chip.grown(-0.4), 2, Stroke.solid(context.palette().edgeOf(fill), 0.8));
            String percent = percent(share.share());
            painter.text(percent, right, y, FontRole.AXIS, context.tone(Tone.TEXT_2), Painter.Anchor.END);
            double room = right - painter.width(percent, FontRole.AXIS) - 4 - LEFT - CHIP - 5;
            fitting(painter, share.user(), room).ifPresent(name -> painter.text(name, LEFT + CHIP + 5, y, FontRole.SECONDARY,
                    context.tone(Tone.TEXT), Painter.Anchor.START));
        }
        int more = others + shares.size() - rows;
        if (more > 0) {
            painter.text(TEXTS.text("users.more", Figures.whole(more)), LEFT + CHIP + 5, band.top() + FIRST + rows * ROW,
                    FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
        }
    }

    private static String percent(double share) {
        return share < 0.005 ? TEXTS.text("users.little") : TEXTS.text("users.percent", Figures.whole(Math.round(100 * share)));
    }

    /** The whole name, else its last part; none rather than a piece of it. */
    private static Optional<String> fitting(Painter painter, String user, double room) {
        return List.of(user, user.substring(user.lastIndexOf('/') + 1)).stream()
                .filter(name -> painter.width(name, FontRole.SECONDARY) <= room).findFirst();
    }

    /** The user whose row is at a point of the gutter. */
    Optional<Share> at(ClusterBands bands, ColourKey identity, double x, double y) {
        if (shares.size() < 2 || identity.by() != ColourBy.USER || x < LEFT || x > TimeScale.GUTTER - RIGHT) {
            return Optional.empty();
        }
        return band(bands).flatMap(band -> {
            int row = (int) Math.floor((y - band.top() - FIRST + CHIP + 2) / ROW);
            return row >= 0 && row < rows(band) ? Optional.of(shares.get(row)) : Optional.empty();
        });
    }
}
