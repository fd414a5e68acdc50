import type { Lookups } from '@portal/shared/api/lookups';

interface ReferenceEntry {
  readonly name: string;
  readonly value?: string;
  readonly code?: string;
}

/** Returns the name of a stored value or code. A value that the list does not contain is returned unchanged. */
export function findName(
  list: readonly ReferenceEntry[] | undefined,
  stored: string | null,
): string | undefined {
  if (!stored) return undefined;
  return list?.find((entry) => entry.value === stored || entry.code === stored)?.name ?? stored;
}

/** Appends the text that was entered for “Others”. */
export function appendOther(name: string | undefined, other: string | null): string | undefined {
  if (!other) return name;
  return name ? `${name}: ${other}` : other;
}

/** Returns the names of several stored values on one line. */
export function findNames(
  list: readonly ReferenceEntry[] | undefined,
  stored: readonly string[],
  other: string | null,
): string | undefined {
  const names = stored.flatMap((value) => findName(list, value) ?? []);
  return appendOther(names.length > 0 ? names.join(', ') : undefined, other);
}

/** Returns the name of the criterion that makes a customer a sophisticated investor. */
export function findCriterionName(lookups: Lookups | undefined, stored: string | null): string | undefined {
  if (!stored) return undefined;
  return lookups?.sophisticatedInvestorTypes.find((entry) => entry.value === stored)?.digitalName ?? stored;
}
