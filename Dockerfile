# The command line in a container: docker build -t schedscope . && docker run --rm -v "$PWD":/work schedscope simulate log.swf --policy easy
FROM docker.io/library/maven:3-eclipse-temurin-17 AS build
WORKDIR /source
COPY pom.xml ./
COPY .mvn .mvn
COPY assets assets
COPY sample-workloads sample-workloads
COPY src/main src/main
RUN mvn -B -ntp -Dmaven.test.skip=true package \
 && jlink --add-modules java.base,java.desktop,java.logging,java.management,java.sql,java.xml,jdk.jfr,jdk.unsupported \
      --strip-debug --no-header-files --no-man-pages --compress=2 --output /java

FROM docker.io/library/debian:stable-slim
# Pictures are drawn with the bundled fonts, which Java reads with these two.
RUN apt-get update && apt-get install -y --no-install-recommends libfreetype6 libfontconfig1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /java /opt/java
COPY --from=build /source/target/schedscope.jar /opt/schedscope.jar
RUN useradd --create-home user
USER user
WORKDIR /work
ENTRYPOINT ["/opt/java/bin/java", "-Djava.awt.headless=true", "-jar", "/opt/schedscope.jar"]
CMD ["--help"]
