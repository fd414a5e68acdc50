import type { Lookups } from '@portal/shared/api/lookups';
import { countFields, describeChanges } from '@portal/shared/person/describe-changes';
import { updateDocuments } from '@portal/shared/update-documents';

/** Returns an update of the customer's record as a line of the e-mail: `Update your information: 2 fields`. */
export function updateLine(payload: unknown): string {
  const changes = describeChanges(payload, undefined);
  return ['Update your information', ...(changes.length > 0 ? [countFields(changes)] : [])].join(': ');
}

/** Returns each change before and after, as the customer confirms it, and the documents that are asked for then. */
export const updateFacts = (payload: unknown, lookups: Lookups): readonly string[] => [
  ...describeChanges(payload, lookups).map(({ label, before, after }) => `${label}: ${before} → ${after}`),
  ...updateDocuments(payload).map(({ name }) => `Needed after you confirm: ${name}`),
];
