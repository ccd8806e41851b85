package org.schedscope.cli.option;

import java.util.Iterator;
import org.schedscope.scheduler.Schedulers;

/** Names of policies and presets, for completion by shells. */
public final class PolicyWords implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Schedulers.policyNames().iterator();
    }
}
