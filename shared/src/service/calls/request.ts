import type { Endpoint } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** A request ready to send: path parameters and query are in the URL, the body is still an object. */
export interface ApiRequest {
  readonly method: Endpoint['method'];
  /** Starts with a slash; relative to the API's base URL. */
  readonly url: string;
  readonly body?: unknown;
  /** Whether the reply is a file (`replyFormat` of the call). */
  readonly hasBinaryReply?: true;
}

/** The input does not match the call, which is a defect of the caller. Names fields, never their values. */
export class RequestDefect extends Error {
  override readonly name = 'RequestDefect';
  /** Name of the first wrong field. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

const placeholder = /\{(\w+)\}/g;

/** Decodes one part of the input strictly and returns what is sent. */
const checked = (schema: z.Schema | undefined, fields: object, endpoint: Endpoint): unknown => {
  if (!schema) {
    if (Object.keys(fields).length > 0) throw new RequestDefect(`${endpoint.path} takes nothing`);
    return undefined;
  }
  const result = z.safeParse(schema, fields);
  if (result.success) return result.data;
  const at = result.error.issues.map((issue) => issue.path.join('.') || issue.code);
  const field = result.error.issues[0]?.path.findLast((name) => typeof name === 'string');
  throw new RequestDefect(`${endpoint.method} ${endpoint.path}: ${at.join(', ')}`, field);
};

const searchOf = (query: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.append(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * Builds the request of a call from its input: path parameters are filled in, and the other fields are the query of a
 * GET or the body of a POST. Throws `RequestDefect` when the input does not match the definition, as with a field that
 * it lacks or does not have. Sends nothing.
 */
export const requestOf = (endpoint: Endpoint, input: unknown): ApiRequest => {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  const names = [...endpoint.path.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.length > 0) {
    checked(endpoint.params, Object.fromEntries(names.map((name) => [name, fields.get(name)])), endpoint);
  }
  const path = endpoint.path.replace(placeholder, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    const segment = encodeURIComponent(String(value));
    // a browser would resolve `..` and request another call
    if (segment === '.' || segment === '..') throw new RequestDefect(`${endpoint.path}: ${name}`);
    return segment;
  });
  const rest = Object.fromEntries(fields);
  if (endpoint.method === 'GET') {
    return { method: 'GET', url: path + searchOf(checked(endpoint.query, rest, endpoint)) };
  }
  return {
    method: 'POST',
    url: path,
    body: checked(endpoint.body, rest, endpoint),
    ...(endpoint.replyFormat === 'binary' ? { hasBinaryReply: true } : {}),
  };
};
