# The site and its server. Build: docker build --build-arg SITE_URL=https://www.example.com -t site .
# By digest; another of the operator's choice by --build-arg (docs/server.md, Running it).
ARG NODE_IMAGE=node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL FORM_ENDPOINT HSTS_PRELOAD
ENV SITE_URL=$SITE_URL FORM_ENDPOINT=$FORM_ENDPOINT HSTS_PRELOAD=$HSTS_PRELOAD
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
# The image brings its own Node, so the one from npm, which is optional, stays out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=dependencies /site/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY server server
COPY --from=build /site/build build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
