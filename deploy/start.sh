#!/bin/sh
# Puts the values of the environment into nginx.conf and starts nginx with it. Arguments are passed on to nginx.
set -eu
here=$(dirname "$0")

# The origin that answers below /api/ and /clientapi/, such as https://api.example
: "${API_ORIGIN:?must name the origin of the API}"
# Further origins, separated by spaces, that config.json names as absolute base paths.
CONNECT_ORIGINS=${CONNECT_ORIGINS:+ $CONNECT_ORIGINS}
# Origins, separated by spaces, whose pages may be shown in a frame, and whose videos, sound and pictures may be shown:
# those that config.json names as media.frameOrigins and media.mediaOrigins.
FRAME_SOURCES=${FRAME_ORIGINS:-"'none'"}
MEDIA_SOURCES="'self'${MEDIA_ORIGINS:+ $MEDIA_ORIGINS}"
IMAGE_SOURCES="'self'${MEDIA_ORIGINS:+ $MEDIA_ORIGINS}"
# `on`: the API is asked first for the texts of a language, /assets/i18n/lang-*.json; what it has not published comes from the
# build. `off`: all of them do.
PUBLISHED_TEXTS=${PUBLISHED_TEXTS:-on}
PORT=${PORT:-8080}
# What the build wrote: the files to serve, and the headers that belong to them.
WWW=${WWW:-$here/www}
HEADERS=${HEADERS:-$here/headers.conf}
# Where nginx may write.
RUN=${RUN:-/tmp/nginx}

export API_ORIGIN CONNECT_ORIGINS FRAME_SOURCES MEDIA_SOURCES IMAGE_SOURCES PUBLISHED_TEXTS PORT WWW HEADERS RUN
mkdir -p "$RUN"
# shellcheck disable=SC2016 # names, not values
envsubst '${API_ORIGIN} ${CONNECT_ORIGINS} ${FRAME_SOURCES} ${MEDIA_SOURCES} ${IMAGE_SOURCES} ${PUBLISHED_TEXTS} ${PORT} ${WWW} ${HEADERS} ${RUN}' <"$here/nginx.conf" >"$RUN/nginx.conf"
exec nginx -e stderr -c "$RUN/nginx.conf" "$@"
