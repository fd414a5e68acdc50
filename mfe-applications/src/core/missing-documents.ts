import type { RequiredDocument } from '@portal/shared/api/documents';

/** Counts the documents that hold an application up: mandatory, and not sent yet (`missing`) or `rejected`. */
export function countMissing(documents: readonly RequiredDocument[]): {
  readonly missing: number;
  readonly rejected: number;
} {
  const countOf = (status: RequiredDocument['status']) =>
    documents.filter((document) => document.mandatory && document.status === status).length;
  return { missing: countOf('Pending'), rejected: countOf('Rejected') };
}
