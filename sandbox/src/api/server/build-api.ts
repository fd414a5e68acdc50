import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import { routes } from '../handlers/index.ts';
import { loadPrices } from '../prices.ts';
import { ApplicationSwitch } from '../switches/application-switch.ts';
import { applyFault, loseAnswer } from '../switches/apply-fault.ts';
import { Faults } from '../switches/faults.ts';
import { IdempotencySwitch } from '../switches/idempotency-switch.ts';
import { MaintenanceSwitch } from '../switches/maintenance-switch.ts';
import { answerRequest, requireSubject, requireSubscriptionKey } from './answer-request.ts';
import { addErrorReplies } from './error-replies.ts';
import { openApiDocument } from './openapi.ts';
import { routedOperations } from './operations.ts';
import type { Route } from './route.ts';
import { sendAnswer } from './send-answer.ts';

/** What the API needs from the rest of the sandbox. */
export interface ApiDependencies {
  readonly db: Database;
  /** The claims of an id token; `undefined` when it is not valid or has expired. */
  readonly verifyIdToken: (token: string) => Promise<{ readonly sub: string } | undefined>;
  readonly subscriptionKey: string;
  /** Origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly now: () => Date;
  /** Origin of the outbox, for the links in e-mails. */
  readonly outboxUrl: string;
  /** Default: no faults. */
  readonly faults?: Faults;
  /** Default: every `Idempotency-Key` counts. */
  readonly idempotency?: IdempotencySwitch;
  /** Default: an account has one application of what is paid, and one of what is not. */
  readonly applications?: ApplicationSwitch;
  /** Default: no maintenance. */
  readonly maintenance?: MaintenanceSwitch;
  /** Calls of remotes that the specification does not have. Default: none. */
  readonly remoteRoutes?: readonly Route[];
}

/** In bytes. Above the largest file in base64, so that the upload's own rule refuses a file that is too large. */
const LARGEST_BODY = 16 * 1024 * 1024;

/** Headers that monitoring adds to the calls that it traces. */
const tracingHeaders = [
  'traceparent',
  'tracestate',
  'x-datadog-origin',
  'x-datadog-parent-id',
  'x-datadog-sampling-priority',
  'x-datadog-trace-id',
];

/**
 * Builds the sandbox's main API; the caller lets it listen. It serves every definition of `@portal/shared/api` and
 * the routes of remotes, checks requests and answers against the definitions, and describes itself at `/openapi.json`.
 */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, now, outboxUrl, subscriptionKey, verifyIdToken, faults = new Faults() } = dependencies;
  const { idempotency = new IdempotencySwitch(), maintenance = new MaintenanceSwitch() } = dependencies;
  const { applications = new ApplicationSwitch() } = dependencies;
  const prices = await loadPrices(db.orm);
  const operations = routedOperations([...routes, ...(dependencies.remoteRoutes ?? [])]);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: LARGEST_BODY });
  await addHeaders(app, dependencies.allowedOrigins);
  addErrorReplies(app);

  const document = openApiDocument(operations);
  app.get('/openapi.json', async () => document);

  for (const operation of operations) {
    const { method, path, needsToken } = operation;
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      requireSubscriptionKey(request, subscriptionKey);
      const sub = needsToken ? await requireSubject(request, verifyIdToken) : undefined;
      const userAgent = request.headers['user-agent'];
      const fault = faults.take({ method, path, sub, userAgent });
      if (fault && !(await applyFault(fault, reply))) return reply;
      const context = {
        orm: db.orm,
        now: now(),
        prices,
        outboxUrl,
        maintenance: maintenance.of(userAgent),
        hasOneApplication: applications.isOneFor(userAgent),
      };
      const caller = { sub, hasIdempotency: idempotency.isEnabledFor(userAgent) };
      const answer = await answerRequest(operation, request, context, caller);
      return loseAnswer(fault?.kind, reply) ? sendAnswer(operation, reply, answer) : reply;
    };
    app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), handler });
  }
  return app;
}

async function addHeaders(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST'],
    // without it no script of another origin can read the header (docs/calls.md)
    exposedHeaders: ['retry-after'],
    allowedHeaders: [
      'authorization',
      'ocp-apim-subscription-key',
      'content-type',
      'idempotency-key',
      ...tracingHeaders,
    ],
    maxAge: 600,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
}
