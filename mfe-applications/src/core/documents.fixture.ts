import type { applicationDocuments } from '@portal/shared/api/applications';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { readFile } from '@portal/shared/api/files';

/** A document as the service sends it, for tests. */
export type WireDocument = WireOf<typeof applicationDocuments>[number];

/** For tests: returns a mandatory document that has not been received, with these changes. */
export function wireDocument(changes: Partial<WireDocument> = {}): WireDocument {
  return {
    docId: 'D-1',
    name: 'Bank statement',
    mandatory: true,
    status: 'Pending',
    remark: null,
    path: null,
    applicationId: 'APP-1',
    transactionFormId: 'F-1',
    ...changes,
  };
}

/** For tests: a file as the service sends it, with this text as its content. */
export function wireFile(
  text: string,
  contentType: WireOf<typeof readFile>['contentType'] = 'application/pdf',
) {
  return { fileName: 'statement.pdf', contentType, size: text.length, content: btoa(text) };
}
