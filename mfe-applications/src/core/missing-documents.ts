import type { RequiredDocument } from '@portal/shared/api/documents';
import { isDocumentMissing } from '@portal/shared/records';

/** Returns the documents that hold an application up: mandatory, and not sent yet or rejected. */
export const listMissing = (documents: readonly RequiredDocument[]): readonly RequiredDocument[] =>
  documents.filter((document) => document.mandatory && isDocumentMissing(document));

/** Counts the documents that hold an application up: not sent yet (`missing`) or `rejected`. */
export function countMissing(documents: readonly RequiredDocument[]): {
  readonly missing: number;
  readonly rejected: number;
} {
  const all = listMissing(documents);
  const rejected = all.filter(({ status }) => status === 'Rejected').length;
  return { missing: all.length - rejected, rejected };
}
