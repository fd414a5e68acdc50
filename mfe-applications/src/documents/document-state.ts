import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';

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

/** An uploaded file of a required document. */
export interface Attachment {
  /** Name of the required document. */
  readonly name: string;
  /** `bucket::key`. */
  readonly path: string;
}

/**
 * Returns name and path of the files that were uploaded for these required documents, in their order; documents without
 * a file are left out.
 */
export function listAttachments(documents: readonly RequiredDocument[]): readonly Attachment[] {
  return documents.flatMap(({ name, path }) => (path === null || path === '' ? [] : [{ name, path }]));
}
