# An image of the site. Build: docker build -t forja . (docs/deploy.md has the rest).
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm ci && npm run build && npm run image -- /app

FROM node:24-slim
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/start.mjs"]
