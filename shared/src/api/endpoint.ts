import type * as z from '@portal/shared/schema';

/**
 * What becomes of a failed call (specification, section 8): `throw` rethrows it as a generic error, `log`
 * logs it and yields nothing.
 */
export type FailurePolicy = 'throw' | 'log';

/** One call of the main API: the one place that portal and sandbox both read. */
export interface Endpoint<
  Query extends z.Schema | undefined = z.Schema | undefined,
  Body extends z.Schema | undefined = z.Schema | undefined,
  Params extends z.Schema | undefined = z.Schema | undefined,
  Response extends z.Schema = z.Schema,
  Failure extends FailurePolicy = FailurePolicy,
> {
  readonly method: 'GET' | 'POST';
  /** As the specification writes it; path parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly query: Query;
  readonly body: Body;
  readonly params: Params;
  readonly response: Response;
  readonly onFailure: Failure;
}

interface Definition<Query, Body, Params, Response, Failure> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly query?: Query;
  readonly body?: Body;
  readonly params?: Params;
  readonly response: Response;
  readonly onFailure: Failure;
}

/**
 * Defines a call. Names of query, body and path parameters are exactly the wire's (specification, section 7).
 * Requests are strict, responses let unknown fields through.
 */
export function defineEndpoint<
  Response extends z.Schema,
  Failure extends FailurePolicy,
  Query extends z.Schema | undefined = undefined,
  Body extends z.Schema | undefined = undefined,
  Params extends z.Schema | undefined = undefined,
>(
  definition: Definition<Query, Body, Params, Response, Failure>,
): Endpoint<Query, Body, Params, Response, Failure>;
export function defineEndpoint(
  definition: Definition<z.Schema, z.Schema, z.Schema, z.Schema, FailurePolicy>,
): Endpoint {
  return { ...definition, query: definition.query, body: definition.body, params: definition.params };
}

type InputOfPart<Part> = Part extends z.Schema ? z.input<Part> : unknown;
type InputOfParts<E extends Endpoint> = InputOfPart<E['query']> &
  InputOfPart<E['body']> &
  InputOfPart<E['params']>;

/** Callers hand over data that they do not want changed. */
type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** Everything a call takes, query, body and path parameters in one object; `{}` for a call that takes nothing. */
export type InputOf<E extends Endpoint> =
  unknown extends InputOfParts<E> ? Record<string, never> : DeepReadonly<InputOfParts<E>>;

/** The decoded reply, whatever the failure policy. */
export type ReplyOf<E extends Endpoint> = z.output<E['response']>;

/** What a call yields: the decoded reply, or nothing when a call that only logs has failed. */
export type OutputOf<E extends Endpoint> = E['onFailure'] extends 'log' ? ReplyOf<E> | undefined : ReplyOf<E>;

/** What the service sends, before decoding: for the sandbox and for tests. */
export type WireOf<E extends Endpoint> = z.input<E['response']>;
