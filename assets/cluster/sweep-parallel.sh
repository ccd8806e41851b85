#!/bin/sh
# The shares of a sweep under GNU parallel, then their merge. What follows the three arguments goes to parallel, such as --sshloginfile:
#
#   sweep-parallel.sh responsiveness.experiment.json results 20 --sshloginfile nodes.txt
#
# Every machine must reach the jar, the definition and the folder by the same paths; as many shares run at a time as parallel is told
# (--jobs), each with one core. What was stopped goes on with the same command. SCHEDSCOPE_JAR names the jar.
set -eu
jar=$(realpath "${SCHEDSCOPE_JAR:-schedscope.jar}")
definition=$(realpath "$1")
results=$(realpath -m "$2")
shares=$3
shift 3
seq "$shares" | parallel "$@" java -jar "$jar" sweep "$definition" --out "$results" --shard "{}/$shares" --jobs 1
exec java -jar "$jar" sweep --merge "$results"
