import type { Endpoint, ReplyOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** Result of decoding. `at` names the first wrong field, never its value. */
export type DecodeResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly at: string };

/** Matches the key also when its letters are escaped. */
const mayHoldPrototype = /__proto__|\\u00/i;

const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Parses JSON and drops every key `__proto__`. An empty text, as of a 204, is `null`. */
const parseJson = (text: string): DecodeResult<unknown> => {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    const value: unknown = mayHoldPrototype.test(text)
      ? JSON.parse(text, withoutPrototype)
      : JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, at: 'not JSON' };
  }
};

const decodeValue = <Schema extends z.Schema>(
  schema: Schema,
  value: unknown,
): DecodeResult<z.output<Schema>> => {
  const result = z.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, at: result.error.issues[0]?.path.join('.') || 'the whole reply' };
};

/**
 * Decodes a reply's text with the call's schema: the value, or why it was refused. Unknown fields are ignored, wrong
 * ones are refused. Never throws.
 */
export const decodeReply = <E extends Endpoint>(endpoint: E, text: string): DecodeResult<ReplyOf<E>> => {
  const json = parseJson(text);
  return json.ok ? decodeValue<E['response']>(endpoint.response, json.value) : json;
};

/** Elements of a list that are decoded in one task. */
const sliceLength = 500;

/**
 * Decodes a reply's text as `decodeReply` does, but a long list in slices, between which the page responds to input:
 * five thousand applications take a slow computer a third of a second. Never rejects.
 */
export const decodeLongReply = async <E extends Endpoint>(
  endpoint: E,
  text: string,
): Promise<DecodeResult<ReplyOf<E>>> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  const isList = endpoint.response._zod.def.type === 'array' && Array.isArray(value);
  if (!isList || value.length <= sliceLength) return decodeValue<E['response']>(endpoint.response, value);
  const elements: unknown[] = [];
  for (let first = 0; first < value.length; first += sliceLength) {
    await new Promise((resolve) => setTimeout(resolve));
    const slice = decodeValue(endpoint.response, value.slice(first, first + sliceLength));
    if (!slice.ok) return { ok: false, at: inWholeList(slice.at, first) };
    if (Array.isArray(slice.value)) elements.push(...slice.value);
  }
  // each slice has been decoded by the schema of the list
  return { ok: true, value: elements as ReplyOf<E> };
};

/** The path of a field in the whole list: `3.status` of the slice from 500 on is `503.status`. */
const inWholeList = (at: string, first: number): string =>
  at.replace(/^\d+/, (index) => String(Number(index) + first));
