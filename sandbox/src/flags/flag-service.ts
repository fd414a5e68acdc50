import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createOriginApp } from '../origins/app.ts';
import { browserTagOf } from '../origins/per-browser.ts';
import { addPageAssets } from '../page/assets.ts';
import { sendPage } from '../page/send-page.ts';
import { flagPage } from './flag-page.ts';
import { type FlagSet, type FlagStore, flagSchema } from './flag-store.ts';

/** Id of the sandbox's environment at the flag service. */
export const clientSideId = 'sandbox-flags';

/** The only context that is accepted: every agent is the same anonymous user (FLG-01). */
const anonymousContext = z.object({ kind: z.literal('user'), key: z.string(), anonymous: z.literal(true) });
const flagForm = flagSchema.omit({ visitor: true });
const contextParams = z.object({ env: z.literal(clientSideId), context: z.string() });

interface Options {
  readonly store: FlagStore;
  /** Origin of the portal, the only one that can read the flags. */
  readonly portal: string;
}

/** The flags in the format of the service's SDK. */
const evaluations = (flags: FlagSet, version: number) =>
  Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [
      name,
      { value, version, flagVersion: version, variation: 0 },
    ]),
  );

/** Refuses any context but the anonymous one: the portal must send no personal data here. */
function requireAnonymousContext(request: FastifyRequest): void {
  const { context } = contextParams.parse(request.params);
  anonymousContext.parse(JSON.parse(Buffer.from(context, 'base64url').toString('utf8')));
}

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'];

/** Opens an event stream: first all flags, then each change. */
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
  const unsubscribe = store.subscribe((name) =>
    send('patch', { key: name, ...evaluations(flags(), store.version)[name] }),
  );
  raw.once('close', () => {
    unsubscribe();
    onEnd();
  });
}

/** Simulates the flag service: values, an event stream, statistics (only counted), and a page to set the flags. */
export async function createFlagService({ store, portal }: Options): Promise<FastifyInstance> {
  const app = createOriginApp();
  let following = 0;
  let reports = 0;
  await addPageAssets(app);
  await app.register(formbody);
  await app.register(cors, {
    origin: [portal],
    methods: ['GET', 'POST'],
    // the SDK reads the server's time from the answers to its events
    exposedHeaders: ['date'],
    maxAge: 600,
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return reply.code(400).send({ message: 'Only the one anonymous visitor is answered here.' });
    throw error;
  });

  app.get('/sdk/evalx/:env/contexts/:context', async (request, reply) => {
    requireAnonymousContext(request);
    return reply
      .header('cache-control', 'no-store')
      .send(evaluations(store.of(userAgentOf(request)), store.version));
  });
  app.get('/eval/:env/:context', (request, reply) => {
    requireAnonymousContext(request);
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
    sendPage(reply, flagPage({ flags: store.of(userAgentOf(request)), following, reports })),
  );
  app.post('/flags', (request, reply) => {
    const setting = flagForm.parse(request.body ?? {});
    store.set({ ...setting, visitor: browserTagOf(userAgentOf(request)) });
    return reply.redirect('/', 303);
  });
  return app;
}
