import { titleCase } from '@portal/shared/parts';

/**
 * Returns the names of the holders who have not confirmed yet, as `Lim Kok Seng and Tan Mei Ling`; `undefined` unless several
 * were asked.
 */
export const awaitedNames = ({
  awaiting = [],
}: {
  readonly awaiting?: readonly string[] | undefined;
}): string | undefined => (awaiting.length === 0 ? undefined : awaiting.map(titleCase).join(' and '));
