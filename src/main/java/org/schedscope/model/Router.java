package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.List;

/**
 * A node of the platform that hands jobs and tasks down to its children.
 *
 * @param id unique in the platform
 * @param children in platform order, at least one
 */
public record Router(String id, List<PlatformNode> children) implements PlatformNode {
    public Router {
        children = List.copyOf(children);
        require(!id.isEmpty(), "router.id");
        require(!children.isEmpty(), "router.empty", id);
    }
}
