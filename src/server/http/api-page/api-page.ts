// Where the page of the API and its document are, `/api/docs` and `/api/openapi.json`. Few ever look at them, so they are made when somebody
// does.
import type { FastifyInstance, RouteOptions } from 'fastify';
import { once } from '#domain/once.ts';

/** What the answers of the page say beside their content. */
const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'etag', 'last-modified', 'location'];

async function openPage(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const { openApiPage } = await import('./open-api-page.ts');
  return await openApiPage(routes);
}

/** Registered before the routes the page shows. */
export function addApiPage(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  const page = once(() => openPage(routes));
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async () => (await page()).swagger());
  for (const path of ['/api/docs', '/api/docs/*'])
    app.get(path, hidden, async (request, reply) => {
      const { 'if-none-match': known } = request.headers;
      const headers = known === undefined ? {} : { 'if-none-match': known };
      const answer = await (await page()).inject({ url: request.url, headers });
      // What it refuses is not there.
      if (answer.statusCode >= 400 && answer.statusCode < 500) return reply.callNotFound();
      for (const name of passedOn) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      return reply.status(answer.statusCode).send(answer.rawPayload);
    });
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
}
