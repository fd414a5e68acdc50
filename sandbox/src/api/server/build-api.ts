import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../database/index.ts';
import { routes } from '../handlers/index.ts';
import { loadPrices } from '../prices.ts';
import { loseReply, meetFault } from '../switches/apply-fault.ts';
import { Faults } from '../switches/faults.ts';
import { IdempotencySwitch } from '../switches/idempotency-switch.ts';
import { MaintenanceSwitch } from '../switches/maintenance-switch.ts';
import type { PublicContext } from './context.ts';
import { type Command, commandOf, earlierAnswer, rememberAnswer } from './idempotency.ts';
import { type Operation, openApiDocument, parameterNames } from './openapi.ts';
import { Problem } from './problem.ts';
import type { RawRequest, Route } from './route.ts';

export interface ApiDependencies {
  readonly db: Database;
  /** Whom an id token speaks of; `undefined` when it is none of ours, was changed, or has expired. */
  readonly verifyIdToken: (token: string) => Promise<{ readonly sub: string } | undefined>;
  readonly subscriptionKey: string;
  /** Origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly now: () => Date;
  /** Origin of the outbox, for the links in e-mails. */
  readonly outboxUrl: string;
  readonly faults?: Faults;
  /** Whose `Idempotency-Key` is not heeded; without it, everybody's is. */
  readonly idempotency?: IdempotencySwitch;
  /** Whether the portal is closed for maintenance; without it, it is open. */
  readonly closing?: MaintenanceSwitch;
}

/** A file of 5 MB in base64, and something over: a larger one is told so by its own rule. */
const LARGEST_BODY = 16 * 1024 * 1024;

/** What monitoring adds to the calls that it traces. */
const tracingHeaders = [
  'traceparent',
  'tracestate',
  'x-datadog-origin',
  'x-datadog-parent-id',
  'x-datadog-sampling-priority',
  'x-datadog-trace-id',
];

interface Served extends Operation {
  readonly routes: readonly Route[];
}

/** Routes by method and path; definitions that share both are told apart by their queries. */
function served(): readonly Served[] {
  const groups = new Map<string, Served>();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const group = groups.get(`${method} ${path}`);
    groups.set(`${method} ${path}`, {
      method,
      path,
      needsToken: route.needsToken,
      routes: [...(group?.routes ?? []), route],
      endpoints: [...(group?.endpoints ?? []), route.endpoint],
    });
  }
  return [...groups.values()];
}

async function subjectOf(request: FastifyRequest, { verifyIdToken }: ApiDependencies): Promise<string> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await verifyIdToken(token);
  if (!claims) throw new Problem(401, 'The id token is missing or not valid.');
  return claims.sub;
}

function refuseWrongKey(request: FastifyRequest, { subscriptionKey }: ApiDependencies): void {
  if (request.headers['ocp-apim-subscription-key'] !== subscriptionKey) {
    throw new Problem(401, 'The subscription key is missing or not valid.');
  }
}

/** The sandbox answers otherwise than it defines. Says which fields, never what is in them. */
class AnswerDefect extends Error {}

/** The JSON that leaves, checked against the definition: the sandbox may not drift from it either. */
function checkedAnswer(route: Route, answer: unknown): string {
  const sent = JSON.stringify(answer);
  const { method, path, response } = route.endpoint;
  const result = z.safeParse(response, JSON.parse(sent));
  if (!result.success)
    throw new AnswerDefect(
      `${method} ${path} answers otherwise than defined:\n${z.prettifyError(result.error)}`,
    );
  return sent;
}

/** The definition that the query fits; where it fits none, the one whose names it uses. */
function routeFor({ routes: candidates }: Served, request: RawRequest): Route {
  const used = Object.keys(asRecord(request.query));
  const known = ({ endpoint }: Route) => parameterNames(endpoint.query).filter((name) => used.includes(name));
  const [nearest] = [...candidates].sort((a, b) => known(b).length - known(a).length);
  const fitting = candidates.find((route) => route.accepts(request)) ?? nearest;
  if (!fitting) throw new Error('A path is served by no route.');
  return fitting;
}

/** Answers a command in one transaction; one that bears a key is answered once. */
async function answerCommand(
  route: Route,
  raw: RawRequest,
  context: PublicContext,
  sub: string | undefined,
  command: Command | undefined,
): Promise<string> {
  return context.orm.transaction(async (orm) => {
    const earlier = command && (await earlierAnswer(orm, command));
    if (earlier !== undefined) return earlier;
    const answer = checkedAnswer(route, await route.answer(raw, { ...context, orm }, sub));
    if (command) await rememberAnswer(orm, command, answer, context.now);
    return answer;
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof Problem) {
      return reply.code(error.status).send({ message: error.message, details: error.details });
    }
    const status = statusOf(error);
    if (status >= 500)
      process.stderr.write(`${request.method} ${request.routeOptions.url}: ${status} ${described(error)}\n`);
    const isOurs = status >= 500 || !(error instanceof Error);
    return reply.code(status).send({ message: isOurs ? 'The service failed.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is no such call.' }));
}

/**
 * What a log may say of a failure: its class, the database's code for it, and where it happened. Its own words may hold what was asked for; those of
 * an `AnswerDefect` are ours.
 */
function described(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((each) => /^\s+at /.test(each));
  const { cause } = error;
  const because = cause instanceof Error && 'code' in cause ? ` because of ${cause.code}` : '';
  const words = error instanceof AnswerDefect ? `: ${error.message}` : '';
  return [`${error.constructor.name}${because}${words}`, ...frames].join('\n');
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

/**
 * The stand-in for the main API, not listening yet. Serves every definition of `@portal/shared/api`, checks
 * requests and answers against it, and describes itself at `/openapi.json`.
 */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, allowedOrigins, now, outboxUrl, faults = new Faults() } = dependencies;
  const { idempotency = new IdempotencySwitch(), closing = new MaintenanceSwitch() } = dependencies;
  const prices = await loadPrices(db.orm);
  const operations = served();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: LARGEST_BODY });
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST'],
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
  addErrorAnswers(app);

  const document = openApiDocument(operations);
  app.get('/openapi.json', async () => document);

  for (const operation of operations) {
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      refuseWrongKey(request, dependencies);
      const sub = operation.needsToken ? await subjectOf(request, dependencies) : undefined;
      const userAgent = request.headers['user-agent'];
      const fault = faults.take({ method: operation.method, path: operation.path, sub, userAgent });
      if (fault && !(await meetFault(fault, reply))) return reply;
      const raw = {
        query: { ...asRecord(request.query) },
        body: request.body,
        params: { ...asRecord(request.params) },
      };
      const route = routeFor(operation, raw);
      const context = {
        orm: db.orm,
        now: now(),
        prices,
        outboxUrl,
        maintenance: closing.of(userAgent),
      };
      const key = idempotency.isHeeded(userAgent) ? idempotencyKeyOf(request) : undefined;
      const command =
        sub === undefined || key === undefined
          ? undefined
          : commandOf(sub, key, operation.method, operation.path, raw.body);
      const answer =
        operation.method === 'GET'
          ? checkedAnswer(route, await route.answer(raw, context, sub))
          : await answerCommand(route, raw, context, sub, command);
      if (fault?.kind === 'commit-then-lose') {
        loseReply(reply);
        return reply;
      }
      return reply.type('application/json; charset=utf-8').send(answer);
    };
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: handle,
    });
  }
  return app;
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
