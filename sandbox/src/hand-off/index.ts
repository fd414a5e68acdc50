import cors from '@fastify/cors';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import {
  endHandOffs,
  findHandOff,
  followHandOff,
  phoneHandOff,
  startHandOff,
} from '@portal/shared/api/hand-off';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireSubject } from '../api/server/answer-request.ts';
import { addErrorReplies } from '../api/server/error-replies.ts';
import { openApiDocument } from '../api/server/openapi.ts';
import { Problem } from '../api/server/problem.ts';
import { createOriginApp } from '../origins/app.ts';
import { addPageAssets } from '../page/assets.ts';
import { sendPage } from '../page/send-page.ts';
import { GuessAddresses } from './guess-addresses.ts';
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
  /** By which addresses wrong codes are counted. Default: each by its own. */
  readonly guessAddresses?: GuessAddresses;
}

export { GuessAddresses, guessAddressSchema } from './guess-addresses.ts';

const minute = 60_000;
/** Requests of the phone that has opened a code, in a minute: it asks every 3 s, and sends pictures. */
const phoneRequests = 120;
/** Requests with a code that is wrong or another device's, from one address in a minute. */
const guesses = 20;
/** Hand-offs that an agent begins, in an hour. */
const beginnings = 20;

/** In bytes: the largest file in base64, with the rest of the request. */
const LARGEST_BODY = 1.6 * MAX_FILE_BYTES;

const operations = [
  { endpoint: startHandOff, needsToken: true },
  { endpoint: findHandOff, needsToken: true },
  { endpoint: followHandOff, needsToken: true },
  { endpoint: endHandOffs, needsToken: true },
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

/** Refuses a request until the window of the limit is over. @throws Problem 429 */
function refuseUntilNextWindow(limit: RequestLimit, at: Date, reply: FastifyReply): never {
  reply.header('retry-after', limit.secondsLeft(at));
  throw new Problem(429, 'Too many requests. Wait.');
}

/**
 * Simulates the hand-off service: an agent's form begins a hand-off, a customer's phone sends pictures, the form takes them
 * (docs/calls.md). It describes itself at `/openapi.json`.
 */
export async function createHandOffService(dependencies: HandOffDependencies): Promise<FastifyInstance> {
  const { verifyIdToken, portal, now, guessAddresses = new GuessAddresses() } = dependencies;
  const app = createOriginApp({ bodyLimit: LARGEST_BODY });
  const handOffs = new HandOffs();
  const begun = new RequestLimit(beginnings, 60 * minute);
  const asked = new RequestLimit(phoneRequests, minute);
  const guessed = new RequestLimit(guesses, minute);
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

  const subjectOf = (request: FastifyRequest) => requireSubject(request, verifyIdToken);
  app.post(startHandOff.path, async (request, reply) => {
    const sub = await subjectOf(request);
    const body = bodyOf(startHandOff, request);
    const at = now();
    if (begun.isReached(sub, at)) refuseUntilNextWindow(begun, at, reply);
    begun.count(sub);
    return handOffs.start(sub, body, at);
  });
  app.post(findHandOff.path, async (request) =>
    handOffs.find(await subjectOf(request), bodyOf(findHandOff, request), now()),
  );
  app.post(followHandOff.path, async (request) =>
    handOffs.follow(await subjectOf(request), bodyOf(followHandOff, request), now()),
  );
  app.post(endHandOffs.path, async (request) =>
    handOffs.end(await subjectOf(request), bodyOf(endHandOffs, request), now()),
  );
  app.post(phoneHandOff.path, async (request, reply) => {
    const body = bodyOf(phoneHandOff, request);
    const at = now();
    // a phone that has opened its code is not locked out by what others guess at its address
    const opened = handOffs.idOpenedBy(body);
    const [limit, caller] = opened ? [asked, opened] : [guessed, guessAddresses.of(request)];
    if (limit.isReached(caller, at)) refuseUntilNextWindow(limit, at, reply);
    const answer = handOffs.phone(body, at);
    if (opened || answer.status === 'unknown' || answer.status === 'inUse') limit.count(caller);
    return answer;
  });
  return app;
}
