# OneForm in a container: built from the checkout, runs as an ordinary user on a read-only root; /data is the only folder it writes to.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev && npm_config_omit=dev node scripts/prune-install.mjs \
  && rm -rf training bench e2e docs packages/web/src node_modules/.cache node_modules/node/node_modules node_modules/node/bin \
  && find packages -name '*.test.ts' -delete

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="OneForm" \
      org.opencontainers.image.description="Drop your papers once; every application that can use them fills itself." \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    ONEFORM_DATA=/data \
    HOST=0.0.0.0
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin oneform && install -d -o oneform -g oneform -m 700 /data
COPY --from=build --chown=root:root /app /app
WORKDIR /app
USER oneform
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/start.ts"]
