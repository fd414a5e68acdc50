import type { DocumentStatus, RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { PartTone } from '@portal/shared/parts';

/** Label and colour of a document's status. */
interface StatusLabel {
  readonly label: string;
  readonly tone: PartTone;
}

const labels: Readonly<Record<DocumentStatus, StatusLabel>> = {
  Pending: { label: 'Missing', tone: 'warn' },
  Uploaded: { label: 'Received', tone: 'info' },
  Accepted: { label: 'Accepted', tone: 'success' },
  Rejected: { label: 'Rejected', tone: 'danger' },
};

/** Returns label and colour of a document's status. */
export function getStatusLabel(status: DocumentStatus): StatusLabel {
  return labels[status];
}

const notes: Readonly<Record<DocumentStatus, string | undefined>> = {
  Pending: undefined,
  Uploaded: 'Waits to be checked.',
  Accepted: 'Nothing more is needed.',
  Rejected: 'It was refused.',
};

/** Returns the note below a document's name: the service's remark, or what the status means. */
export function getDocumentNote({
  status,
  remark,
  mandatory,
}: Pick<RequiredDocument, 'status' | 'remark' | 'mandatory'>): string {
  if (remark !== null && remark !== '') return remark;
  return notes[status] ?? (mandatory ? 'Needed before anything is processed.' : 'May be left out.');
}

/** Returns whether the agent has to upload the document: there is no file, or the file was rejected. */
export function isMissing({ status }: Pick<RequiredDocument, 'status'>): boolean {
  return status === 'Pending' || status === 'Rejected';
}

const openStatuses: readonly ApplicationStatus[] = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
];

/** Returns whether an application with this status still accepts documents: until it is processed. */
export function acceptsDocuments(status: ApplicationStatus): boolean {
  return openStatuses.includes(status);
}

/** Formats how many documents are missing. */
export function formatMissing(documents: readonly RequiredDocument[]): string {
  const missing = documents.filter(isMissing).length;
  return missing === 0 ? 'All there' : `${missing} of ${documents.length} missing`;
}

/** An uploaded file of a required document. */
export interface Attachment {
  /** Name of the required document. */
  readonly name: string;
  /** `bucket::key`. */
  readonly path: string;
}

/** Returns the uploaded files, in the order of the documents. */
export function listAttachments(documents: readonly RequiredDocument[]): readonly Attachment[] {
  return documents.flatMap(({ name, path }) => (path === null || path === '' ? [] : [{ name, path }]));
}
