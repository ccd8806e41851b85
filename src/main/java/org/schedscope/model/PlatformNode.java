package org.schedscope.model;

/** A node of the platform's tree: a router inside, a cluster as a leaf. */
public sealed interface PlatformNode permits Router, Cluster {
    String id();
}
