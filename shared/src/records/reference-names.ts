import type { Lookups } from '@portal/shared/api/lookups';

interface ReferenceEntry {
  readonly name: string;
  readonly value?: string;
  readonly code?: string;
}

/** Returns the name of a stored value or code. A value that the list does not contain is returned unchanged. */
export function findName(
  list: readonly ReferenceEntry[] | undefined,
  code: string | null,
): string | undefined {
  if (!code) return undefined;
  return list?.find((entry) => entry.value === code || entry.code === code)?.name ?? code;
}

/** Appends the text that was entered for “Others”. */
export function appendOther(name: string | undefined, other: string | null): string | undefined {
  if (!other) return name;
  return name ? `${name}: ${other}` : other;
}

/** Returns the names of several stored values on one line. */
export function findNames(
  list: readonly ReferenceEntry[] | undefined,
  codes: readonly string[],
  other: string | null,
): string | undefined {
  const names = codes.flatMap((value) => findName(list, value) ?? []);
  return appendOther(names.length > 0 ? names.join(', ') : undefined, other);
}

/** Returns the name of the criterion that makes a customer a sophisticated investor. */
export function findCriterionName(lookups: Lookups | undefined, code: string | null): string | undefined {
  if (!code) return undefined;
  return lookups?.sophisticatedInvestorTypes.find((entry) => entry.value === code)?.digitalName ?? code;
}
