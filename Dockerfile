# syntax=docker/dockerfile:1
# The image of Copydesk. testing/production.full.test.ts runs these steps without Docker: keep to the forms of instructions it knows.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY vite.config.ts tsconfig.base.json ./
COPY scripts/build-server.ts ./scripts/
COPY sample ./sample
COPY src ./src
RUN npm run build
# Copied below with its owner: a new volume takes over both.
RUN mkdir data

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/data ./data
COPY package.json LICENSE ./
COPY sample/images ./sample/images
COPY sample/renditions ./sample/renditions
COPY src/server/database/migrations ./src/server/database/migrations
COPY src/server/session/common-passwords ./src/server/session/common-passwords
COPY src/web/public ./src/web/public
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 AUTH=password PUBLIC_URL=http://localhost:3000
# As scripts/prepare.mjs says.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/server/main.js"]
