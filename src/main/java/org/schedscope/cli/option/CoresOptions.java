package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.format.GivenPlatform;
import picocli.CommandLine.Option;

/** The options that describe clusters instead of a platform's file. */
public final class CoresOptions {
    @Option(names = "--cores", paramLabel = "N",
            description = "Instead of --platform: a cluster of N cores (of each kind, where tasks have several).")
    private Optional<String> cores;

    @Option(names = "--nodes", paramLabel = "KxN",
            description = "Instead of --platform: a cluster of K nodes of N cores, which is one of K times N cores: 10x12.")
    private Optional<String> nodes;

    /** Whether one of the options was given. */
    public boolean isGiven() {
        return cores.isPresent() || nodes.isPresent();
    }

    /**
     * The platform that the user requests; empty if none.
     *
     * @param file value of {@code --platform}; null if it is not given
     * @throws UsageException if several platforms were given, or if a number of cores is not valid
     */
    public Optional<GivenPlatform> given(Path file) {
        Optional<Path> named = Optional.ofNullable(file);
        if (Stream.of(named, cores, nodes).filter(Optional::isPresent).count() > 1) {
            throw new UsageException("--platform, --cores and --nodes each say what clusters there are; give one of them");
        }
        return named.map(GivenPlatform::file)
                .or(() -> cores.map(number -> read("--cores " + number, "a whole number of cores, from 1 on, such as 64")))
                .or(() -> nodes.map(product -> read("--nodes " + product, "K nodes of N cores as KxN, such as 10x12")));
    }

    private static GivenPlatform read(String words, String wanted) {
        return GivenPlatform.Cores.of(words).orElseThrow(() -> new UsageException(words + ": write " + wanted));
    }
}
