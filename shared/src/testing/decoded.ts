import type { Endpoint, ReplyOf, WireOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** For tests: decodes a reply as screens receive it. Throws a TypeError when it does not match the schema. */
export const decoded = <E extends Endpoint>(endpoint: E, wire: WireOf<E>): ReplyOf<E> => {
  const result = z.safeParse<E['response']>(endpoint.response, wire);
  if (!result.success) throw new TypeError(`${endpoint.path}: ${z.prettifyError(result.error)}`);
  return result.data;
};
