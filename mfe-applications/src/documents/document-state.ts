import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { isDocumentMissing } from '@portal/shared/records';
import { countMissing } from '../core/missing-documents.ts';

const openStatuses: readonly ApplicationStatus[] = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
];

/**
 * Returns whether an application with this status still accepts documents: from when it is sent to the customer until
 * it is processed.
 */
export function canAcceptDocuments(status: ApplicationStatus): boolean {
  return openStatuses.includes(status);
}

/** Where an application's page shows its documents. */
export type DocumentsPlace = 'first' | 'after-items' | 'last';

/**
 * Returns where an application's page shows its documents: `first` while one is missing that holds the application up,
 * else after its items; `last`, where they move nothing when they come, while it is not known which it needs.
 */
export function placeDocuments(
  status: ApplicationStatus,
  documents: readonly RequiredDocument[] | undefined,
): DocumentsPlace {
  if (status === 'Pending Documents') return 'first';
  if (documents === undefined) return 'last';
  const { missing, rejected } = countMissing(documents);
  return canAcceptDocuments(status) && missing + rejected > 0 ? 'first' : 'after-items';
}

/** An uploaded file of a required document. */
export interface Attachment extends Pick<RequiredDocument, 'docId' | 'name' | 'status' | 'remark'> {
  /** `bucket::key`. */
  readonly path: string;
  /** Whether another file may take its place. */
  readonly canReplace: boolean;
}

/**
 * Returns the files that were uploaded for these required documents, in their order; documents without a file are left
 * out. `canAcceptFiles`: the application still accepts documents.
 */
export function listAttachments(
  documents: readonly RequiredDocument[],
  canAcceptFiles: boolean,
): readonly Attachment[] {
  return documents.flatMap((document) => {
    const { docId, name, status, remark, path } = document;
    const canReplace = canAcceptFiles && isDocumentMissing(document);
    return path === null || path === '' ? [] : [{ docId, name, status, remark, path, canReplace }];
  });
}
