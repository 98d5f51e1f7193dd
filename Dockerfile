# The product in a container: built once, started without npm or sources, as a user who owns nothing but /data.
# docker build -t vonk .      See docs/scaling.md and compose.yaml.
FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN BUILD_STANDALONE=1 npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=0.0.0.0 DATA_DIR=/data NODE_OPTIONS=--dns-result-order=ipv4first
# Longer than any balancer keeps a connection that rests (one minute to ten): closed here first, a request that is on its way over it would be lost.
ENV KEEP_ALIVE_TIMEOUT=620000
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# Kept pages live in memory; only the data folder is ever written.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Ready: the server is open, its database answers, and it has not been told to end.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
