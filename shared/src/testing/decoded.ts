import type { Endpoint, ReplyOf, WireOf } from '@portal/shared/api/endpoint';
import * as z from '@portal/shared/schema';

/** A reply as screens get it, made of what the wire has; throws where it does not fit. */
export const decoded = <E extends Endpoint>(endpoint: E, wire: WireOf<E>): ReplyOf<E> => {
  const result = z.safeParse<E['response']>(endpoint.response, wire);
  if (!result.success) throw new TypeError(`${endpoint.path}: ${z.prettifyError(result.error)}`);
  return result.data;
};
