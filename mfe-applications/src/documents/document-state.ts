import type { DocumentStatus, RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import type { PartTone } from '@portal/shared/parts';

/** A document's state as an agent says it. */
export interface StateWords {
  readonly label: string;
  readonly tone: PartTone;
}

const words: Readonly<Record<DocumentStatus, StateWords>> = {
  Pending: { label: 'Missing', tone: 'warn' },
  Uploaded: { label: 'Received', tone: 'info' },
  Accepted: { label: 'Accepted', tone: 'success' },
  Rejected: { label: 'Rejected', tone: 'danger' },
};

export function stateWords(status: DocumentStatus): StateWords {
  return words[status];
}

const waiting: Readonly<Record<DocumentStatus, string | undefined>> = {
  Pending: undefined,
  Uploaded: 'Waits to be checked.',
  Accepted: 'Nothing more is needed.',
  Rejected: 'It was refused.',
};

/** What the agent should know of a document: the service's own words, else what its state asks for. */
export function noteOf({
  status,
  remark,
  mandatory,
}: Pick<RequiredDocument, 'status' | 'remark' | 'mandatory'>): string {
  if (remark !== null && remark !== '') return remark;
  return waiting[status] ?? (mandatory ? 'Needed before anything is processed.' : 'May be left out.');
}

/** Whether the agent still has to send it: it never came, or what came was refused. */
export function isMissing({ status }: Pick<RequiredDocument, 'status'>): boolean {
  return status === 'Pending' || status === 'Rejected';
}

const open: readonly ApplicationStatus[] = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
  'Submitted',
];

/** Whether an application still takes documents. */
export function takesDocuments(status: ApplicationStatus): boolean {
  return open.includes(status);
}

/** How many of the documents are still to come, in words. */
export function missingWords(documents: readonly RequiredDocument[]): string {
  const missing = documents.filter(isMissing).length;
  return missing === 0 ? 'All there' : `${missing} of ${documents.length} missing`;
}

/** An uploaded file, and what it was uploaded for. */
export interface Attachment {
  /** Of the required document. */
  readonly name: string;
  /** `bucket::key`. */
  readonly path: string;
}

/** What has been uploaded, in the order in which it shows. */
export function attachmentsOf(documents: readonly RequiredDocument[]): readonly Attachment[] {
  return documents.flatMap(({ name, path }) => (path === null || path === '' ? [] : [{ name, path }]));
}
