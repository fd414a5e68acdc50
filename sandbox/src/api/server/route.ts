import type { Endpoint } from '@portal/shared/api/endpoint';
import * as z from 'zod/mini';
import {
  type AgentContext,
  findIdentity,
  type IdentityContext,
  type PublicContext,
  requireActiveAgent,
} from './context.ts';
import { Problem } from './problem.ts';

type Schema = z.core.$ZodType;
type DecodedPart<Part> = Part extends Schema ? z.output<Part> : unknown;
/** Input of a handler: decoded query, body and path parameters in one object. */
type InputFor<E extends Endpoint> = DecodedPart<E['query']> &
  DecodedPart<E['body']> &
  DecodedPart<E['params']>;

/** A request as it arrived, not validated yet. */
export interface RawRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
}

/** An endpoint definition with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Whether a call needs an id token beside the subscription key. */
  readonly needsToken: boolean;
  /** Whether the query fits this definition. Two definitions may share a path. */
  accepts(request: RawRequest): boolean;
  /**
   * Decodes the request, checks the caller and runs the handler. `sub` is the verified subject of the id token.
   * @throws Problem
   */
  answer(request: RawRequest, context: PublicContext, sub: string | undefined): Promise<unknown>;
}

type PartName = 'query' | 'body' | 'path';

/** The first eight issues, each as `body.payload.amount: Invalid input: expected number, received string`. */
function issuesText(part: PartName, error: z.core.$ZodError): string {
  return issuesOf(error.issues)
    .slice(0, 8)
    .map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`)
    .join('; ');
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Flattens issues. When no member of a union fits, it lists the issues of the member with the fewest. */
function issuesOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[] = []): readonly Issue[] {
  return issues.flatMap((issue): readonly Issue[] => {
    const path = [...at, ...issue.path];
    const [first, ...others] = issue.code === 'invalid_union' ? issue.errors : [];
    if (!first || others.some((errors) => errors.length <= first.length && errors !== first))
      return [{ path, message: issue.message }];
    return issuesOf(first, path);
  });
}

function decode<Part extends Schema | undefined>(
  name: PartName,
  schema: Part,
  raw: unknown,
): DecodedPart<Part>;
function decode(name: PartName, schema: Schema | undefined, raw: unknown): unknown {
  if (!schema) return {};
  const result = z.safeParse(schema, raw ?? {});
  if (!result.success) throw new Problem(400, issuesText(name, result.error), result.error.issues);
  return result.data;
}

function keysOf(value: unknown): readonly string[] {
  return value && typeof value === 'object' ? Object.keys(value) : [];
}

function refuseUnknownKeys(endpoint: Endpoint, { query, body, params }: RawRequest): void {
  const parts = [
    ['query', endpoint.query, query],
    ['body', endpoint.body, body],
    ['path', endpoint.params, params],
  ] as const;
  for (const [part, schema, raw] of parts) {
    const [unknownKey] = schema ? [] : keysOf(raw);
    if (unknownKey !== undefined) throw new Problem(400, `${part}: Unrecognized key: "${unknownKey}"`);
  }
}

function inputOf<E extends Endpoint>(endpoint: E, request: RawRequest): InputFor<E>;
function inputOf(endpoint: Endpoint, request: RawRequest): unknown {
  refuseUnknownKeys(endpoint, request);
  return Object.assign(
    {},
    decode('query', endpoint.query, request.query),
    decode('body', endpoint.body, request.body),
    decode('path', endpoint.params, request.params),
  );
}

async function requireIdentity(context: PublicContext, sub: string | undefined) {
  const identity = sub === undefined ? undefined : await findIdentity(context.orm, sub);
  if (!identity) throw new Problem(401, 'The id token names no known agent.');
  return identity;
}

type Handler<E extends Endpoint, Context> = (
  input: InputFor<E>,
  context: Context,
) => Promise<z.input<E['response']>>;

/** A route whose caller is checked by `contextFor`, which makes the handler's context. */
function defineRoute<E extends Endpoint, Context>(
  endpoint: E,
  needsToken: boolean,
  contextFor: (context: PublicContext, sub: string | undefined) => Promise<Context>,
  handler: Handler<E, Context>,
): Route {
  return {
    endpoint,
    needsToken,
    accepts: ({ query }) => !endpoint.query || z.safeParse(endpoint.query, query ?? {}).success,
    answer: async (request, publicContext, sub) => {
      const context = await contextFor(publicContext, sub);
      return handler(inputOf(endpoint, request), context);
    },
  };
}

/** Returns the route of an endpoint that needs only the subscription key. */
export const servePublic = <E extends Endpoint>(endpoint: E, handler: Handler<E, PublicContext>): Route =>
  defineRoute(endpoint, false, async (context) => context, handler);

/**
 * Returns the route of an endpoint for a caller who is signed in at the identity provider, linked to an agent or not.
 */
export function serveIdentity<E extends Endpoint>(endpoint: E, handler: Handler<E, IdentityContext>): Route {
  const contextFor = async (context: PublicContext, sub: string | undefined) => ({
    ...context,
    identity: await requireIdentity(context, sub),
  });
  return defineRoute(endpoint, true, contextFor, handler);
}

/** Fields that carry the calling agent's id (docs/calls.md). */
const AGENT_ID_FIELDS = ['userId', 'agentUserId'];

function refuseOtherAgents(input: unknown, userId: string): void {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  const isOther = AGENT_ID_FIELDS.some((field) => fields.has(field) && fields.get(field) !== userId);
  if (isOther) throw new Problem(403, 'An agent asks in its own name only.');
}

/**
 * Returns the route of an endpoint for an active, linked agent; others get 403, as does a request with another agent's
 * id in `userId` or `agentUserId`.
 */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E, AgentContext>): Route {
  const contextFor = async (context: PublicContext, sub: string | undefined) => ({
    ...context,
    agent: await requireActiveAgent(context.orm, await requireIdentity(context, sub)),
  });
  return defineRoute(endpoint, true, contextFor, async (input, context) => {
    refuseOtherAgents(input, context.agent.userId);
    return handler(input, context);
  });
}
