import type { Lookups } from '@portal/shared/api/lookups';

interface Named {
  readonly name: string;
  readonly value?: string;
  readonly code?: string;
}

/** Finds the name of a stored value or code in a reference list; what the list does not know is shown as it is. */
export function nameIn(list: readonly Named[] | undefined, stored: string | null): string | undefined {
  if (!stored) return undefined;
  return list?.find((entry) => entry.value === stored || entry.code === stored)?.name ?? stored;
}

/** A stored value with what was written for “Others”. */
export function withOther(name: string | undefined, other: string | null): string | undefined {
  if (!other) return name;
  return name ? `${name}: ${other}` : other;
}

/** Several stored values as one line. */
export function namesIn(
  list: readonly Named[] | undefined,
  stored: readonly string[],
  other: string | null,
): string | undefined {
  const names = stored.flatMap((value) => nameIn(list, value) ?? []);
  return withOther(names.length > 0 ? names.join(', ') : undefined, other);
}

/** The criterion by which a customer is a sophisticated investor, in words. */
export function criterionIn(lookups: Lookups | undefined, stored: string | null): string | undefined {
  if (!stored) return undefined;
  return lookups?.sophisticatedInvestorTypes.find((entry) => entry.value === stored)?.digitalName ?? stored;
}
