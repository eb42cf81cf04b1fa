#!/usr/bin/env bash
# Takes the steps of the Dockerfile without Docker: copies what is committed into an empty folder, installs and builds
# there, leaves out what only development needs, and starts the site; as root, under another account that may write to
# its data only. It is stopped, started on the same data, backed up and restored. Of the other files in this folder it has
# those programs that are installed read theirs.
#   sudo ops/rehearse.sh [folder with node_modules to copy instead of installing]
set -euo pipefail
cd "$(dirname "$0")/.."
modules=${1:-}
place=$(mktemp -d /tmp/jarmark-rehearsal-XXXXXX)
site=''
finish() {
  if [ -n "$site" ]; then kill "$site" 2>/dev/null || true; wait "$site" 2>/dev/null || true; fi
  rm -rf "$place"
}
trap finish EXIT
chmod 755 "$place"
mkdir "$place/build" "$place/app"

echo '› Building'
git archive HEAD | tar -x -C "$place/build"
if [ -n "$modules" ]; then cp -a "$modules" "$place/build/node_modules"; fi
(cd "$place/build" && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund --offline --loglevel=error)

echo '› Copying what the Dockerfile copies'
for name in $(sed -n 's/^COPY --from=build \/app\/\([a-z._/]*\) .*/\1/p' Dockerfile); do
  mkdir -p "$place/app/$(dirname "$name")"
  cp -a "$place/build/$name" "$place/app/$name"
done
chmod -R go-w "$place/app"
mkdir -p "$place/data" "$place/backups" "$place/restored"
account=()
if [ "$(id -u)" = 0 ]; then
  chown -R root:root "$place/app"
  chown nobody "$place/data" "$place/backups" "$place/restored"
  account=(setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs)
fi
chmod 750 "$place/data" "$place/backups" "$place/restored"

port=$((20000 + RANDOM % 20000))
cd "$place/app"
# Runs Node with the settings of a container and more that stand before `--`.
in_image() {
  local more=()
  while [ "$1" != -- ]; do
    more+=("$1")
    shift
  done
  shift
  # Not as a child of this function: signals must reach Node.
  exec "${account[@]}" env -i PATH="$PATH" NODE_ENV=production DATA_DIR="$place/data" HOST=127.0.0.1 PORT="$port" DEMO=0 \
    BACKUP_DIR="$place/backups" "${more[@]}" node "$@"
}
start() {
  in_image "$@" -- --enable-source-maps --max-semi-space-size=16 src/server/main.ts &
  site=$!
  for _ in $(seq 120); do
    if PORT=$port node scripts/is-ready.mjs; then return; fi
    kill -0 "$site" || { echo 'It did not start.'; exit 1; }
    sleep 1
  done
  echo 'It did not answer within two minutes.'
  exit 1
}
stop() {
  kill "$site"
  wait "$site"
  site=''
}

echo "› Starting on port $port"
start
for path in / /ads /api/ads /api/openapi.json; do
  curl --fail --silent --show-error --output /dev/null "http://127.0.0.1:$port$path"
done
(in_image -- scripts/backup.ts)
stop
echo '› Starting again on the same data, and on what the backup restores'
start
stop
(in_image DATA_DIR="$place/restored" -- scripts/restore.ts "$place/backups") | tail -n 1
start DATA_DIR="$place/restored"
stop

echo '› Having the other files read'
cd "$place/build"
if command -v caddy >/dev/null; then DOMAIN=example.org caddy validate --adapter caddyfile --config ops/Caddyfile 2>&1 | tail -n 1; fi
if command -v haproxy >/dev/null; then
  sed 's|crt /etc/haproxy/tls/site.pem||; s| ssl | |; s| alpn h2,http/1.1||' ops/haproxy.cfg >"$place/haproxy.cfg"
  haproxy -c -f "$place/haproxy.cfg"
fi
if docker compose version >/dev/null 2>&1; then
  for file in compose.yaml compose.scale.yaml; do
    DOMAIN=example.org POSTGRES_PASSWORD=p S3_ACCESS_KEY_ID=k S3_SECRET_ACCESS_KEY=s docker compose -f $file config --quiet
  done
fi
if command -v systemd-analyze >/dev/null; then
  # What was pruned takes the Node of a machine with it.
  sed "s|/opt/jarmark/node_modules/.bin/node|$(command -v node)|; s|/opt/jarmark|$place/build|g; s|=jarmark$|=daemon|" \
    ops/jarmark.service >"$place/jarmark.service"
  systemd-analyze verify "$place/jarmark.service"
fi
echo "It started, answered, stopped and came back; its data: $(ls "$place/data" | tr '\n' ' ')"
du -sh "$place/app" | sed 's/\s.*/ of files would be in the image/'
