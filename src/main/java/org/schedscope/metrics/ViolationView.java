package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * Contents and order of a violation grid (Tóth, Klusáček 2014, §4.3: single users, queues, and the most affected users).
 *
 * @param user a path: the user and all below it; absent: all
 * @param queue name of the queue of a job; absent: all
 * @param from first tick of violations
 * @param to tick after the last one, after {@code from}
 * @param order order of rows
 */
public record ViolationView(Optional<String> user, Optional<String> queue, long from, long to, Order order) {
    /** Orders of rows, with ties by name. */
    public enum Order {
        NAME, VIOLATIONS, TARDINESS
    }

    /** All violations, by name. */
    public static final ViolationView ALL = new ViolationView(Optional.empty(), Optional.empty(), 0, Long.MAX_VALUE, Order.NAME);

    public ViolationView {
        if (from < 0 || to <= from) {
            throw new ModelException(Message.of("choices", "violations", from, to));
        }
    }

    public ViolationView ofUser(String path) {
        return new ViolationView(Optional.of(path), queue, from, to, order);
    }

    public ViolationView ofQueue(String name) {
        return new ViolationView(user, Optional.of(name), from, to, order);
    }

    public ViolationView between(long first, long limit) {
        return new ViolationView(user, queue, first, limit, order);
    }

    public ViolationView sorted(Order newOrder) {
        return new ViolationView(user, queue, from, to, newOrder);
    }

    boolean shows(Job job) {
        return showsUser(job.user()) && (queue.isEmpty() || queue.equals(job.queue()));
    }

    private boolean showsUser(String name) {
        return user.isEmpty() || name.equals(user.get()) || name.startsWith(user.get().endsWith("/") ? user.get() : user.get() + "/");
    }

    /**
     * Numbers of the users to show, in order.
     *
     * @throws ModelException if there are none
     */
    int[] rows(List<UserRow> users) {
        List<Integer> rows = new ArrayList<>();
        for (int number = 0; number < users.size(); number++) {
            if (showsUser(users.get(number).user())) {
                rows.add(number);
            }
        }
        if (rows.isEmpty()) {
            throw new ModelException(Message.of("choices", "violations.nobody", user.orElse("")));
        }
        switch (order) {
            case VIOLATIONS -> rows.sort(Comparator.comparingInt((Integer number) -> -users.get(number).violated()));
            case TARDINESS -> rows.sort(Comparator.comparingDouble((Integer number) -> -users.get(number).weightedTardiness()));
            default -> {
                // Users are numbered by name already.
            }
        }
        return rows.stream().mapToInt(Integer::intValue).toArray();
    }
}
