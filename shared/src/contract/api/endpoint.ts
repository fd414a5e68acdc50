import type * as z from '@portal/shared/schema';

/**
 * What a failed call does (docs/calls.md): `throw`, the default, throws a generic error, `log` logs it and
 * yields `undefined`.
 */
type FailurePolicy = 'throw' | 'log';

/** Definition of one API call, which portal and sandbox both use. */
export interface Endpoint<
  Query extends z.Schema | undefined = z.Schema | undefined,
  Body extends z.Schema | undefined = z.Schema | undefined,
  Params extends z.Schema | undefined = z.Schema | undefined,
  Response extends z.Schema = z.Schema,
  Failure extends FailurePolicy = FailurePolicy,
> {
  readonly method: 'GET' | 'POST';
  /** Whether the call changes something at the service: then its reply may be lost after that. Absent for a GET. */
  readonly changes?: boolean;
  /** Path of the specification, with path parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly query: Query;
  readonly body: Body;
  readonly params: Params;
  readonly response: Response;
  readonly onFailure: Failure;
  /**
   * `binary`: the reply is a file; the schema decodes its `contentType` and its `content` in base64. Default:
   * the reply is JSON.
   */
  readonly replyFormat?: 'binary';
}

/** A POST says whether it changes something; a GET changes nothing. */
type Effect = { readonly method: 'GET' } | { readonly method: 'POST'; readonly changes: boolean };

interface Parts<Query, Body, Params, Response, Failure> {
  readonly path: `/${string}`;
  readonly query?: Query;
  readonly body?: Body;
  readonly params?: Params;
  readonly response: Response;
  readonly onFailure?: Failure;
  readonly replyFormat?: 'binary';
}

type Definition<Query, Body, Params, Response, Failure> = Effect &
  Parts<Query, Body, Params, Response, Failure>;

/**
 * Defines a call of the API as data, which `useCall`, `useCommand` and the API client take: its method, whether it
 * changes something, its path, and zod schemas of what is sent and returned. Query, body and path parameters have the
 * specification's names (docs/calls.md). Request schemas are strict; response schemas ignore unknown fields. Sends
 * nothing.
 */
export function defineEndpoint<
  Response extends z.Schema,
  Failure extends FailurePolicy = 'throw',
  Query extends z.Schema | undefined = undefined,
  Body extends z.Schema | undefined = undefined,
  Params extends z.Schema | undefined = undefined,
>(
  definition: Definition<Query, Body, Params, Response, Failure>,
): Endpoint<Query, Body, Params, Response, Failure>;
export function defineEndpoint(
  definition: Definition<z.Schema, z.Schema, z.Schema, z.Schema, FailurePolicy>,
): Endpoint {
  const { query, body, params, onFailure = 'throw' } = definition;
  return { ...definition, query, body, params, onFailure };
}

type InputOfPart<Part> = Part extends z.Schema ? z.input<Part> : unknown;
type InputOfParts<E extends Endpoint> = InputOfPart<E['query']> &
  InputOfPart<E['body']> &
  InputOfPart<E['params']>;

/** Makes inputs read-only, because callers pass data that must not change. */
type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** Input of a call: query, body and path parameters in one object; `{}` for a call without input. */
export type InputOf<E extends Endpoint> =
  unknown extends InputOfParts<E> ? Record<string, never> : DeepReadonly<InputOfParts<E>>;

/** The decoded reply of a call. */
export type ReplyOf<E extends Endpoint> = z.output<E['response']>;

/** Result of a call: the decoded reply, or `undefined` when a call with the policy `log` failed. */
export type OutputOf<E extends Endpoint> = E['onFailure'] extends 'log' ? ReplyOf<E> | undefined : ReplyOf<E>;

/** The reply before decoding, for the sandbox and for tests. */
export type WireOf<E extends Endpoint> = z.input<E['response']>;
