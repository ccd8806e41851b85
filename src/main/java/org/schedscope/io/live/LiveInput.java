package org.schedscope.io.live;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.OnceRead;
import org.schedscope.io.input.Problem;

/** A source of text that another program is still writing. */
public final class LiveInput {
    private static final String SOCKET = "tcp:";
    private static final long LOOK_MILLIS = 40;
    private static final int MOST_PORT = 65_535;

    private final String name;
    private final Opening opening;
    private final AtomicReference<AutoCloseable> open = new AtomicReference<>();
    private volatile boolean closed;

    /** Opens the stream, which may block until another program writes. */
    private interface Opening {
        InputStream open(LiveInput input) throws IOException;
    }

    private LiveInput(String name, Opening opening) {
        this.name = name;
        this.opening = opening;
    }

    /**
     * The source named by a user: {@code -} is standard input, {@code tcp:127.0.0.1:PORT} a socket on this machine, and anything else a
     * growing file or a named pipe.
     *
     * @throws InputException if there is no such file, or the socket is impossible
     */
    public static LiveInput named(String name) throws InputException {
        if (name.equals(OnceRead.STANDARD_INPUT.toString())) {
            return new LiveInput(name, input -> OnceRead.standardInput());
        }
        if (name.startsWith(SOCKET)) {
            InetSocketAddress address = address(name);
            return new LiveInput(name, input -> input.socket(address).getInputStream());
        }
        Path file = file(name);
        if (!Files.exists(file)) {
            throw new InputException(Problem.of(name, Problem.words("file.absent")));
        }
        if (Files.isDirectory(file)) {
            throw new InputException(Problem.of(name, Problem.words("file.folder")));
        }
        boolean grows = Files.isRegularFile(file);
        return new LiveInput(name, input -> grows ? input.new Growing(file) : new FileInputStream(file.toFile()));
    }

    private static Path file(String name) throws InputException {
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw new InputException(Problem.of(name, Problem.words("file.name", wrong.getReason())));
        }
    }

    /** The address of a socket; only this machine is allowed, so that no remote host decides what is drawn. */
    private static InetSocketAddress address(String name) throws InputException {
        int colon = name.lastIndexOf(':');
        try {
            InetAddress host = InetAddress.getByName(name.substring(SOCKET.length(), Math.max(SOCKET.length(), colon)));
            int port = Integer.parseInt(name.substring(colon + 1));
            if (host.isLoopbackAddress() && port > 0 && port <= MOST_PORT) {
                return new InetSocketAddress(host, port);
            }
        } catch (IOException | NumberFormatException none) {
            // Reported like a remote address.
        }
        throw new InputException(Problem.of(name, Problem.words("follow.socket")));
    }

    /** Connects to the program that listens there; if none does, accepts the first connection. */
    private Socket socket(InetSocketAddress address) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(address);
            return kept(socket);
        } catch (ConnectException nobody) {
            socket.close();
        }
        try (ServerSocket listening = kept(new ServerSocket())) {
            listening.setReuseAddress(true);
            listening.bind(address, 1);
            return kept(listening.accept());
        }
    }

    private <T extends AutoCloseable> T kept(T one) {
        open.set(one);
        return one;
    }

    String name() {
        return name;
    }

    InputStream open() throws IOException {
        return opening.open(this);
    }

    /** Ends reading and any wait for a connection. */
    void close() {
        closed = true;
        AutoCloseable one = open.get();
        if (one != null) {
            try {
                one.close();
            } catch (Exception gone) {
                // The stream is not needed any more in any case.
            }
        }
    }

    /** A file that is read to its end, and further when it has grown. */
    private final class Growing extends InputStream {
        private final Path file;
        private final FileChannel channel;

        Growing(Path file) throws IOException {
            this.file = file;
            channel = FileChannel.open(file);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int n = channel.read(ByteBuffer.wrap(target, offset, length));
            while (n < 0 && !closed) {
                if (!Files.exists(file)) {
                    throw new InputException(Problem.of(name, Problem.words("follow.deleted")));
                }
                if (channel.size() < channel.position()) {
                    throw new InputException(Problem.of(name, Problem.words("follow.shrunk")));
                }
                sleep();
                n = channel.read(ByteBuffer.wrap(target, offset, length));
            }
            return n;
        }

        private void sleep() throws IOException {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException hurried) {
                throw new IOException(hurried);
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
