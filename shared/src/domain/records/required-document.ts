import type { DocumentStatus, RequiredDocument } from '@portal/shared/api/documents';
import type { PartTone } from '../../foundation/tone.ts';

/** Label and tone of a required document's status. */
interface DocumentStatusLabel {
  readonly label: string;
  readonly tone: PartTone;
}

const labels: Readonly<Record<DocumentStatus, DocumentStatusLabel>> = {
  Pending: { label: 'Missing', tone: 'warn' },
  Uploaded: { label: 'Received', tone: 'info' },
  Accepted: { label: 'Accepted', tone: 'success' },
  Rejected: { label: 'Rejected', tone: 'danger' },
};

/**
 * Returns the name on screen and the colour of a required document's status: `Uploaded` is `Received`, in the tone
 * `info`.
 */
export function getDocumentStatusLabel(status: DocumentStatus): DocumentStatusLabel {
  return labels[status];
}

const notes: Readonly<Record<DocumentStatus, string | undefined>> = {
  Pending: undefined,
  Uploaded: 'Waits to be checked.',
  Accepted: 'Nothing more is needed.',
  Rejected: 'It was refused.',
};

/**
 * Returns the note below a required document's name: the service's remark, if there is one, in quotation marks where it
 * is the reason for a rejection; else what the status means, and for one that is missing, whether it may be left out.
 */
export function getDocumentNote({
  status,
  remark,
  mandatory,
}: Pick<RequiredDocument, 'status' | 'remark' | 'mandatory'>): string {
  if (remark !== null && remark !== '') return status === 'Rejected' ? `“${remark}”` : remark;
  return notes[status] ?? (mandatory ? 'Needed before anything is processed.' : 'Optional.');
}

/** Returns whether the agent has to upload a required document: there is no file, or the file was rejected. */
export function isDocumentMissing({ status }: Pick<RequiredDocument, 'status'>): boolean {
  return status === 'Pending' || status === 'Rejected';
}

/**
 * Formats how many required documents the agent has to upload: `2 of 4 missing`, `1 of 4 rejected`, both as `1 of 4
 * missing, 1 rejected`, or `All received`.
 */
export function formatMissingDocuments(documents: readonly Pick<RequiredDocument, 'status'>[]): string {
  const countOf = (status: DocumentStatus) =>
    documents.filter((document) => document.status === status).length;
  const [missing, rejected] = [countOf('Pending'), countOf('Rejected')];
  if (missing === 0) return rejected === 0 ? 'All received' : `${rejected} of ${documents.length} rejected`;
  return `${missing} of ${documents.length} missing${rejected === 0 ? '' : `, ${rejected} rejected`}`;
}
