package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.format.GivenPlatform;

/** The arguments that say what clusters there are: a platform's file, or numbers of nodes and cores. */
public final class PlatformOption implements ArgumentGroup {
    private final Option<Path> file;

    private final Option<String> cores = Option.of(String.class, "--cores", "N",
            "Instead of --platform: a cluster of N cores (of each kind, where tasks have several).");

    private final Option<String> nodes = Option.of(String.class, "--nodes", "KxN",
            "Instead of --platform: a cluster of K nodes of N cores, which is one of K times N cores: 10x12.");

    /** @param description of the platform's file */
    public PlatformOption(String description) {
        file = Option.of(Path.class, "--platform", "FILE", description).completedBy(SampleWords.PLATFORMS);
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(file, cores, nodes);
    }

    /** The option that was given, to name it in a message; absent if none was. */
    public Optional<String> name() {
        return Stream.of(file.optional().map(path -> "--platform"), cores.optional().map(number -> "--cores"),
                nodes.optional().map(product -> "--nodes")).flatMap(Optional::stream).findFirst();
    }

    /**
     * What was asked for; absent if nothing.
     *
     * @throws UsageException if several were, or if it is no number of cores
     */
    public Optional<GivenPlatform> given() {
        if (Stream.of(file, cores, nodes).filter(Option::isGiven).count() > 1) {
            throw new UsageException("--platform, --cores and --nodes each say what clusters there are; give one of them");
        }
        return file.optional().map(GivenPlatform::file)
                .or(() -> cores.optional().map(number -> read("--cores " + number, "a whole number of cores, from 1 on, such as 64")))
                .or(() -> nodes.optional().map(product -> read("--nodes " + product, "K nodes of N cores as KxN, such as 10x12")));
    }

    private static GivenPlatform read(String words, String wanted) {
        return GivenPlatform.Cores.of(words).orElseThrow(() -> new UsageException(words + ": write " + wanted));
    }
}
