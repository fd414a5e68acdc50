import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { originApp } from '../origins/app.ts';
import { visitorOf } from '../origins/per-browser.ts';
import { addPageAssets } from '../page/assets.ts';
import { pagePolicy } from '../page/policy.ts';
import { flagPage } from './flag-page.ts';
import { type FlagSet, type FlagStore, flagWish } from './flag-store.ts';

/** The environment's name at the service. */
export const clientSideId = 'sandbox-flags';

/** The one visitor that everybody has to be (FLG-01). */
const everybody = z.object({ kind: z.literal('user'), key: z.string(), anonymous: z.literal(true) });
const flagForm = flagWish.omit({ visitor: true });
const follower = z.object({ env: z.literal(clientSideId), context: z.string() });

interface Options {
  readonly store: FlagStore;
  /** The portal's origin, which alone may read. */
  readonly portal: string;
}

/** As the service's SDK wants it: each flag with its version. */
const evaluations = (flags: FlagSet, version: number) =>
  Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [
      name,
      { value, version, flagVersion: version, variation: 0 },
    ]),
  );

/** Refuses a context that is not the one anonymous visitor: the portal may tell nobody apart here. */
function refuseStrangers(request: FastifyRequest): void {
  const { context } = follower.parse(request.params);
  everybody.parse(JSON.parse(Buffer.from(context, 'base64url').toString('utf8')));
}

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'];

/** Keeps a stream of changes open: everything at once, then each change as it is made. */
function stream(request: FastifyRequest, reply: FastifyReply, store: FlagStore, onEnd: () => void): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (event: string, data: object) =>
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const flags = () => store.of(userAgentOf(request));
  send('put', evaluations(flags(), store.version));
  const stop = store.follow((name) =>
    send('patch', { key: name, ...evaluations(flags(), store.version)[name] }),
  );
  raw.once('close', () => {
    stop();
    onEnd();
  });
}

/** Stands in for the flag service: values, a stream of changes, statistics that nobody reads, and a page to set them. */
export async function flagService({ store, portal }: Options): Promise<FastifyInstance> {
  const app = originApp();
  let following = 0;
  let reports = 0;
  await addPageAssets(app);
  await app.register(formbody);
  await app.register(cors, {
    origin: [portal],
    methods: ['GET', 'POST'],
    // as the service does: its SDK sets its clock by the answers to its events
    exposedHeaders: ['date'],
    maxAge: 600,
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return reply.code(400).send({ message: 'Only the one anonymous visitor is answered here.' });
    throw error;
  });

  app.get('/sdk/evalx/:env/contexts/:context', async (request, reply) => {
    refuseStrangers(request);
    return reply
      .header('cache-control', 'no-store')
      .send(evaluations(store.of(userAgentOf(request)), store.version));
  });
  app.get('/eval/:env/:context', (request, reply) => {
    refuseStrangers(request);
    following += 1;
    stream(request, reply, store, () => {
      following -= 1;
    });
  });
  app.get('/sdk/goals/:env', async () => []);
  for (const kind of ['bulk', 'diagnostic'])
    app.post(`/events/${kind}/:env`, async (_request, reply) => {
      reports += 1;
      return reply.code(202).send();
    });

  app.get('/', (request, reply) =>
    reply
      .type('text/html')
      .headers({ 'content-security-policy': pagePolicy(), 'cache-control': 'no-store' })
      .send(flagPage({ flags: store.of(userAgentOf(request)), following, reports })),
  );
  app.post('/flags', (request, reply) => {
    const wish = flagForm.parse(request.body ?? {});
    store.set({ ...wish, visitor: visitorOf(userAgentOf(request)) });
    return reply.redirect('/', 303);
  });
  return app;
}
