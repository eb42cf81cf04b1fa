#!/usr/bin/env bash
# Takes the steps of the Dockerfile without Docker: copies what is committed into an empty folder, installs and builds
# there, leaves out what only development needs, and starts the site as another account that may write to its data only.
#   sudo ops/rehearse.sh [folder with node_modules to copy instead of installing]
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo 'Run it as root: it starts the site as the account nobody.'; exit 2; }
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
chown -R root:root "$place/app"
chmod -R go-w "$place/app"
install -d -o nobody -m 0750 "$place/data"

port=$((20000 + RANDOM % 20000))
echo "› Starting as nobody on port $port"
cd "$place/app"
setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs \
  env -i PATH="$PATH" NODE_ENV=production DATA_DIR="$place/data" HOST=127.0.0.1 PORT="$port" DEMO=0 \
  NODE_COMPILE_CACHE="$place/data/cache" \
  node --enable-source-maps --max-semi-space-size=16 src/server/main.ts &
site=$!
for _ in $(seq 120); do
  if PORT=$port node scripts/is-ready.mjs; then break; fi
  kill -0 "$site" || { echo 'It did not start.'; exit 1; }
  sleep 1
done
PORT=$port node scripts/is-ready.mjs
for path in / /ads /api/ads; do curl --fail --silent --show-error --output /dev/null "http://127.0.0.1:$port$path"; done
kill "$site"
wait "$site"
site=''
echo "It started, answered and stopped; its data: $(ls "$place/data" | tr '\n' ' ')"
du -sh "$place/app" | sed 's/\s.*/ of files would be in the image/'
