import cors from '@fastify/cors';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import { followHandOff, phoneHandOff, startHandOff } from '@portal/shared/api/hand-off';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireSubject } from '../api/server/answer-request.ts';
import { addErrorReplies } from '../api/server/error-replies.ts';
import { openApiDocument } from '../api/server/openapi.ts';
import { Problem } from '../api/server/problem.ts';
import { createOriginApp } from '../origins/app.ts';
import { browserTagOf } from '../origins/per-browser.ts';
import { addPageAssets } from '../page/assets.ts';
import { sendPage } from '../page/send-page.ts';
import { handOffPage } from './hand-off-page.ts';
import { HandOffs } from './hand-offs.ts';
import { RequestLimit } from './request-limit.ts';

/** What the hand-off service needs from the rest of the sandbox. */
interface HandOffDependencies {
  /** The claims of an id token; `undefined` when it is not valid or has expired. */
  readonly verifyIdToken: (token: string) => Promise<{ readonly sub: string } | undefined>;
  /** Origin of the portal, the only one whose pages may call the service. */
  readonly portal: string;
  readonly now: () => Date;
}

/** Requests of one phone in a minute: it asks every 3 s, and sends pictures. */
const phoneRequests = 120;
/** Requests with a code that is wrong or another device's, from one address in a minute. */
const refusedRequests = 20;

/** In bytes: the largest file in base64, with the rest of the request. */
const LARGEST_BODY = 1.6 * MAX_FILE_BYTES;

const operations = [
  { endpoint: startHandOff, needsToken: true },
  { endpoint: followHandOff, needsToken: true },
  { endpoint: phoneHandOff, needsToken: false },
].map(({ endpoint, needsToken }) => ({ ...endpoint, endpoints: [endpoint], needsToken }));

/** Decodes the body of a call. @throws Problem 400 that names the fields and contains no values. */
function bodyOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): z.output<NonNullable<E['body']>>;
function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const result = z.safeParse(endpoint.body ?? z.undefined(), request.body);
  if (result.success) return result.data;
  throw new Problem(
    400,
    result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; '),
  );
}

/** Tests of one browser do not count against those of another. */
const callerOf = ({ ip, headers }: FastifyRequest): string =>
  `${ip} ${browserTagOf(headers['user-agent']) ?? ''}`;

/**
 * Simulates the hand-off service: an agent's step begins a hand-off, a customer's phone sends pictures, the step takes them
 * (docs/configuration.md). It describes itself at `/openapi.json`.
 */
export async function createHandOffService(dependencies: HandOffDependencies): Promise<FastifyInstance> {
  const { verifyIdToken, portal, now } = dependencies;
  const app = createOriginApp({ bodyLimit: LARGEST_BODY });
  const handOffs = new HandOffs();
  const requests = new RequestLimit(phoneRequests);
  const refused = new RequestLimit(refusedRequests);
  await addPageAssets(app);
  await app.register(cors, {
    origin: [portal],
    methods: ['POST'],
    exposedHeaders: ['retry-after'],
    allowedHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  addErrorReplies(app);
  const document = openApiDocument(operations, {
    title: 'Hand-off service of the Agent Portal (sandbox)',
    hasSubscriptionKey: false,
  });
  app.get('/openapi.json', async () => document);
  app.get('/', (_request, reply) => sendPage(reply, handOffPage(handOffs.countOpen(now()), portal)));

  app.post(startHandOff.path, async (request) =>
    handOffs.start(await requireSubject(request, verifyIdToken), bodyOf(startHandOff, request), now()),
  );
  app.post(followHandOff.path, async (request) =>
    handOffs.follow(await requireSubject(request, verifyIdToken), bodyOf(followHandOff, request), now()),
  );
  app.post(phoneHandOff.path, async (request, reply) => {
    const caller = callerOf(request);
    const at = now();
    if (requests.isReached(caller, at) || refused.isReached(caller, at)) {
      reply.header('retry-after', 60);
      throw new Problem(429, 'Too many requests. Wait a minute.');
    }
    requests.count(caller);
    const answer = handOffs.phone(bodyOf(phoneHandOff, request), at);
    if (answer.status === 'unknown' || answer.status === 'inUse') refused.count(caller);
    return answer;
  });
  return app;
}
