import { type ProductMismatch, productMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { useCallForEach } from '../../core/use-call-for-each.ts';

/** The service's word on each scheme that is bought. */
export type Mismatches = ReadonlyMap<string, ProductMismatch>;

/** Asks for each of these schemes whether it suits the customer; one that stays unanswered fails the whole. */
export function useMismatches(customerId: string, schemes: readonly string[]): Loadable<Mismatches> {
  const asked = [...new Set(schemes)].toSorted();
  const answers = useCallForEach(
    productMismatch,
    asked.map((scheme) => ({ customerId, scheme })),
  );
  if (answers.status !== 'ok') return answers;
  return { status: 'ok', value: new Map(answers.value.map(({ input, reply }) => [input.scheme, reply])) };
}
