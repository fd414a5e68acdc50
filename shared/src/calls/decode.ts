import type { Endpoint, ReplyOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** What came of decoding; `at` names the first field that did not fit, never its value. */
export type Decoded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly at: string };

/** Written out, or with any of its letters escaped. */
const mayHoldPrototype = /__proto__|\\u00/i;

const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Parses JSON; a key `__proto__` anywhere in it is dropped. An empty text is `null`, as of a 204. */
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

/** Decodes the text of a reply by the call's definition: unknown fields are let through, wrong ones are not. */
export const decodeReply = <E extends Endpoint>(endpoint: E, text: string): Decoded<ReplyOf<E>> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const result = z.safeParse<E['response']>(endpoint.response, json.value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, at: result.error.issues[0]?.path.join('.') || 'the whole reply' };
};
