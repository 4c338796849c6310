#!/bin/sh
# Puts the values of the environment into nginx.conf and starts nginx with it. Arguments are passed on to nginx.
set -eu
here=$(dirname "$0")

# The origin that answers below /api/ and /clientapi/, such as https://api.example
: "${API_ORIGIN:?must name the origin of the API}"
# Further origins, parted by spaces, that config.json names as absolute base paths.
CONNECT_ORIGINS=${CONNECT_ORIGINS:+ $CONNECT_ORIGINS}
PORT=${PORT:-8080}
# What the build wrote: the files to serve, and the headers that belong to them.
WWW=${WWW:-$here/www}
HEADERS=${HEADERS:-$here/headers.conf}
# Where nginx may write.
RUN=${RUN:-/tmp/nginx}

export API_ORIGIN CONNECT_ORIGINS PORT WWW HEADERS RUN
mkdir -p "$RUN"
# shellcheck disable=SC2016 # names, not values
envsubst '${API_ORIGIN} ${CONNECT_ORIGINS} ${PORT} ${WWW} ${HEADERS} ${RUN}' <"$here/nginx.conf" >"$RUN/nginx.conf"
exec nginx -e stderr -c "$RUN/nginx.conf" "$@"
