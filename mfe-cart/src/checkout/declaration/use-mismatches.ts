import { type ProductMismatch, productMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { useCallForEach } from '../../core/calls/use-call-for-each.ts';

/** The service's suitability check of each bought scheme. */
export type Mismatches = ReadonlyMap<string, ProductMismatch>;

/** Checks the suitability of each of these schemes. It fails when one check fails. */
export function useMismatches(customerId: string, schemes: readonly string[]): Loadable<Mismatches> {
  const unique = [...new Set(schemes)].toSorted();
  const replies = useCallForEach(
    productMismatch,
    unique.map((scheme) => ({ customerId, scheme })),
  );
  if (replies.status !== 'ok') return replies;
  return { status: 'ok', value: new Map(replies.value.map(({ input, reply }) => [input.scheme, reply])) };
}
