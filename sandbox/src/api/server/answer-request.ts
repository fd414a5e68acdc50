import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PublicContext } from './context.ts';
import { InvalidAnswerError } from './error-replies.ts';
import { type Command, commandOf, findStoredAnswer, storeAnswer } from './idempotency.ts';
import { asRecord, type RoutedOperation, routeFor } from './operations.ts';
import { Problem } from './problem.ts';
import type { RawRequest, Route } from './route.ts';

/**
 * The verified subject of a request's id token.
 * @throws Problem 401 when the token is missing or not valid.
 */
export async function requireSubject(
  request: FastifyRequest,
  verifyIdToken: (token: string) => Promise<{ readonly sub: string } | undefined>,
): Promise<string> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await verifyIdToken(token);
  if (!claims) throw new Problem(401, 'The id token is missing or not valid.');
  return claims.sub;
}

/**
 * Checks the subscription key of a request, the header `ocp-apim-subscription-key`.
 * @throws Problem 401 when it is missing or wrong.
 */
export function requireSubscriptionKey(request: FastifyRequest, subscriptionKey: string): void {
  if (request.headers['ocp-apim-subscription-key'] !== subscriptionKey) {
    throw new Problem(401, 'The subscription key is missing or not valid.');
  }
}

interface Caller {
  /** Verified subject of the id token; absent for public calls. */
  readonly sub: string | undefined;
  /** Whether the API uses this caller's `Idempotency-Key`. */
  readonly hasIdempotency: boolean;
}

/**
 * Runs the handler of a request, in a transaction for a command (every method but GET).
 * @returns the JSON of its answer; of a repeated command, the stored one
 * @throws Problem when the request is not valid or is refused
 */
export async function answerRequest(
  operation: RoutedOperation,
  request: FastifyRequest,
  context: PublicContext,
  { sub, hasIdempotency }: Caller,
): Promise<string> {
  const raw = {
    query: { ...asRecord(request.query) },
    body: request.body,
    params: { ...asRecord(request.params) },
  };
  const route = routeFor(operation, raw);
  if (operation.method === 'GET') return checkedJson(route, await route.answer(raw, context, sub));
  const key = hasIdempotency ? idempotencyKeyOf(request) : undefined;
  const command =
    sub === undefined || key === undefined
      ? undefined
      : commandOf(sub, key, operation.method, operation.path, raw.body);
  return answerCommand(route, raw, context, sub, command);
}

/** Answers a command in one transaction. With an Idempotency-Key the command runs only once. */
async function answerCommand(
  route: Route,
  raw: RawRequest,
  context: PublicContext,
  sub: string | undefined,
  command: Command | undefined,
): Promise<string> {
  return context.orm.transaction(async (orm) => {
    const stored = command && (await findStoredAnswer(orm, command));
    if (stored !== undefined) return stored;
    const answer = checkedJson(route, await route.answer(raw, { ...context, orm }, sub));
    if (command) await storeAnswer(orm, command, answer, context.now);
    return answer;
  });
}

/** The answer's JSON, checked against the definition so that the sandbox cannot differ from it. */
function checkedJson(route: Route, answer: unknown): string {
  const json = JSON.stringify(answer);
  const { method, path, response } = route.endpoint;
  const result = z.safeParse(response, JSON.parse(json));
  if (!result.success)
    throw new InvalidAnswerError(
      `${method} ${path} answers otherwise than defined:\n${z.prettifyError(result.error)}`,
    );
  return json;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}
