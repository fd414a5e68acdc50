import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { uploadFile } from '@portal/shared/api/files';
import type { ApiError } from '@portal/shared/calls';
import { useApi } from '@portal/shared/data';
import { base64Of, checkFile } from '@portal/shared/files';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from './document-state.ts';
import { useKeptFiles } from './kept-files.tsx';

/** How an upload stands. A file that did not arrive is kept, so that trying again needs no second choice. */
export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading' | 'checking'; readonly file: File }
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'failed'; readonly file: File; readonly why: string };

const longestName = 200;
const notArrived = 'did not arrive. It is kept here: try again.';

/** The service may have taken a file although its answer never came, or could not be read. */
const mayHaveArrived = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>) =>
  kind !== 'status' || (status !== undefined && status >= 500);

/**
 * Uploads the file that a required document asks for (APP-04), one at a time: checked first by size and first bytes,
 * then sent. A lost answer is read back before anything is offered; while a file is not there yet, a reload asks first.
 */
export function useUpload(document: RequiredDocument, customerId: string) {
  const api = useApi();
  const { bus, holdUnsaved, notify } = useShell();
  const kept = useKeptFiles();
  const [upload, setUpload] = useState<Upload>(() => {
    const file = kept.get(document.docId);
    return file ? { status: 'failed', file, why: notArrived } : { status: 'idle' };
  });
  const inFlight = useRef(false);

  const holds = isMissing(document) && upload.status !== 'idle' && upload.status !== 'refused';
  useEffect(() => (holds ? holdUnsaved?.() : undefined), [holds, holdUnsaved]);

  const arrivedAfterAll = async (): Promise<boolean> => {
    const { applicationId, transactionFormId, docId, path } = document;
    const found = await api.attempt(applicationDocuments, { applicationId, transactionFormId });
    const now = found.status === 'ok' ? found.value.find((other) => other.docId === docId) : undefined;
    return now !== undefined && now.status === 'Uploaded' && now.path !== path;
  };

  const send = async (file: File): Promise<void> => {
    const verdict = await checkFile(file);
    if (verdict.status === 'refused') {
      kept.delete(document.docId);
      return setUpload({ status: 'refused', why: verdict.why });
    }
    kept.set(document.docId, file);
    setUpload({ status: 'uploading', file });
    const sent = await api.attempt(uploadFile, {
      Type: 'post',
      FileName: file.name.slice(-longestName),
      ContentType: verdict.type,
      Content: base64Of(verdict.bytes),
      docId: document.docId,
    });
    if (sent.status === 'failed') {
      if (mayHaveArrived(sent.error)) setUpload({ status: 'checking', file });
      if (!(mayHaveArrived(sent.error) && (await arrivedAfterAll())))
        return setUpload({ status: 'failed', file, why: whyNot(sent.error) });
    }
    kept.delete(document.docId);
    setUpload({ status: 'idle' });
    notify({ tone: 'success', text: `${document.name} uploaded` });
    bus.emit('application:changed', { customerId });
  };

  const choose = (file: File) => {
    if (inFlight.current) return;
    inFlight.current = true;
    void send(file).finally(() => {
      inFlight.current = false;
    });
  };

  return { upload, choose };
}

/** 409: the document was accepted, or the application has gone on. 422: the service found something wrong with the file. */
function whyNot({ status }: Pick<ApiError, 'status'>): string {
  if (status === 409) return 'was not taken: the application has gone on. Load the page again.';
  if (status === 422) return 'was not taken: the service found something wrong with it. Choose another.';
  return notArrived;
}
