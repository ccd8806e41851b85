package org.schedscope.engine.queue.use;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/**
 * Ranks of users by the tree of their shares (Fair Tree; Cox, Morrison 2014): on every level those that have used least for their share
 * come first, with all below them. Ties are as in {@link #rank}.
 */
final class FairTree {
    private static final int NOBODY = -1;

    private static final class Node {
        private final Map<String, Node> children = new TreeMap<>();
        private Ratio share = Ratio.ONE;
        private int user = NOBODY;
        private BigInteger usage = BigInteger.ZERO;
        /** Entitled share ÷ share of the use of its siblings together; null without use, which is infinite. */
        private BigRatio level;

        private boolean isLeaf() {
            return children.isEmpty();
        }
    }

    private final Node root = new Node();
    private final int users;
    private int ranked;
    private final int[] before;

    /**
     * @param names paths of users, by their numbers
     * @param shares stated shares by path
     */
    FairTree(List<String> names, Map<String, Ratio> shares) {
        users = names.size();
        before = new int[users];
        shares.forEach((path, share) -> at(path).share = share);
        List<Node> own = names.stream().map(this::at).toList();
        for (int user = 0; user < users; user++) {
            Node node = own.get(user);
            if (node == root || !node.isLeaf()) {
                // No name in a path is empty.
                node = node.children.computeIfAbsent("", name -> new Node());
            }
            node.user = user;
        }
    }

    private Node at(String path) {
        Node node = root;
        for (String name : path.split("/")) {
            node = name.isEmpty() ? node : node.children.computeIfAbsent(name, unknown -> new Node());
        }
        return node;
    }

    /** By user: the share of users that are not ranked before it, from use by user. */
    BigRatio[] fairshare(BigInteger[] usage) {
        use(root, usage);
        ranked = 0;
        rank(List.copyOf(root.children.values()), NOBODY);
        BigRatio[] shares = new BigRatio[users];
        for (int user = 0; user < users; user++) {
            shares[user] = BigRatio.of(new Ratio(users - before[user], users));
        }
        return shares;
    }

    private static void use(Node node, BigInteger[] usage) {
        node.usage = node.user == NOBODY ? BigInteger.ZERO : usage[node.user];
        Ratio shares = Ratio.ZERO;
        for (Node child : node.children.values()) {
            use(child, usage);
            node.usage = node.usage.add(child.usage);
            shares = shares.plus(child.share);
        }
        for (Node child : node.children.values()) {
            child.level = child.usage.signum() == 0 ? null
                    : BigRatio.of(child.share.dividedBy(shares)).times(new BigRatio(node.usage, child.usage));
        }
    }

    /**
     * Ranks users below some siblings, the largest level first. Of equal ones leaves come first, all with one rank; then the children of
     * the others as one list of siblings, whose first have the rank of those leaves.
     *
     * @param rank of the first; negative: it follows those that are ranked
     */
    private void rank(List<Node> siblings, int rank) {
        Comparator<Node> order = Comparator.comparing(node -> node.level, Comparator.nullsLast(Comparator.naturalOrder()));
        List<Node> sorted = siblings.stream().sorted(order.reversed()).toList();
        int inherited = rank;
        for (int first = 0, end; first < sorted.size(); first = end) {
            List<Node> below = new ArrayList<>();
            boolean leaves = false;
            int here = inherited == NOBODY ? ranked : inherited;
            for (end = first; end < sorted.size() && order.compare(sorted.get(first), sorted.get(end)) == 0; end++) {
                Node node = sorted.get(end);
                if (node.user != NOBODY) {
                    before[node.user] = here;
                    ranked++;
                    leaves = true;
                }
                below.addAll(node.children.values());
            }
            if (!below.isEmpty()) {
                rank(below, leaves ? here : inherited);
            }
            inherited = NOBODY;
        }
    }
}
