package org.schedscope.cli.option;

import java.util.Iterator;
import org.schedscope.scheduler.Schedulers;

/** Names of kinds of schedulers, for completion by shells. */
public final class SchedulerWords implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Schedulers.names().iterator();
    }
}
