package org.schedscope.scheduler.probe;

import java.util.List;

/**
 * The smallest changes of keys by which another task would be next in a queue.
 *
 * @param task the one that changes
 * @param other the one it is compared with: the head; for the head itself, the one behind it
 * @param first whether the task would go before the other; for the head: after it
 * @param changes the smallest changes that do so, of one term each; none where no change of one term does
 */
public record OrderSensitivity(int task, int other, boolean first, List<KeyChange> changes) {
    public OrderSensitivity {
        changes = List.copyOf(changes);
    }
}
