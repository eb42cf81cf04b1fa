# The site in a small image: built in one stage, run in another, by an ordinary account.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# What is installed changes less often than the sources.
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/
RUN node --input-type=module -e "import('/app/scripts/install.mjs').then((each) => each.ensureInstalled())"
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# The embedded PostgreSQL needs an account with a name, and refuses root.
RUN groupadd --gid 10001 jarmark \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin jarmark \
  && install -d -o jarmark -g jarmark -m 0750 /data /backups
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/src src
COPY --from=build /app/demo demo
COPY --from=build /app/scripts scripts
# The introduction of the API's description.
COPY --from=build /app/docs/api.md docs/
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/tmp/compiled
USER jarmark
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "src/server/main.ts"]
