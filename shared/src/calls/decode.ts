import type { Endpoint, ReplyOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** Result of decoding. `at` names the first wrong field, never its value. */
export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly at: string };

/** Matches the key also when its letters are escaped. */
const mayHoldPrototype = /__proto__|\\u00/i;

const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Parses JSON and drops every key `__proto__`. An empty text, as of a 204, is `null`. */
const parseJson = (text: string): Decoded<unknown> => {
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

/** Decodes a reply with the call's schema. Unknown fields are ignored, wrong ones are refused. */
export const decodeReply = <E extends Endpoint>(endpoint: E, text: string): Decoded<ReplyOf<E>> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const result = z.safeParse<E['response']>(endpoint.response, json.value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, at: result.error.issues[0]?.path.join('.') || 'the whole reply' };
};
