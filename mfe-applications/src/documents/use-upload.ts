import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { uploadFile } from '@portal/shared/api/files';
import type { ApiError } from '@portal/shared/calls';
import { useApi } from '@portal/shared/data';
import { base64Of, checkFile, nameFor } from '@portal/shared/files';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from './document-state.ts';
import { type KeptFile, useKeptFiles } from './kept-files.tsx';

/** How an upload stands. A file that did not arrive is kept, so that trying again needs no second choice. */
export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading' | 'checking'; readonly file: File }
  | { readonly status: 'refused'; readonly why: string }
  | KeptFile;

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
  const [upload, setUpload] = useState<Upload>(() => kept.get(document.docId) ?? { status: 'idle' });
  const inFlight = useRef(false);

  const holds = isMissing(document) && upload.status !== 'idle' && upload.status !== 'refused';
  useEffect(() => (holds ? holdUnsaved?.() : undefined), [holds, holdUnsaved]);

  const keep = (file: KeptFile) => {
    kept.set(document.docId, file);
    setUpload(file);
  };

  const settle = () => {
    kept.delete(document.docId);
    setUpload({ status: 'idle' });
    notify({ tone: 'success', text: `${document.name} uploaded` });
    bus.emit('application:changed', { customerId });
  };

  /** Reads back what became of a file whose answer was lost. */
  const readBack = async (file: File): Promise<void> => {
    setUpload({ status: 'checking', file });
    const { applicationId, transactionFormId, docId, path } = document;
    const found = await api.attempt(applicationDocuments, { applicationId, transactionFormId });
    if (found.status === 'failed') return keep({ status: 'unknown', file });
    const now = found.value.find((other) => other.docId === docId);
    if (now?.status === 'Uploaded' && now.path !== path) return settle();
    keep({ status: 'failed', file, why: notArrived });
  };

  const send = async (file: File): Promise<void> => {
    const verdict = await checkFile(file);
    if (verdict.status === 'refused') {
      kept.delete(document.docId);
      return setUpload({ status: 'refused', why: verdict.why });
    }
    // whatever comes between: until its answer is here nobody knows
    kept.set(document.docId, { status: 'unknown', file });
    setUpload({ status: 'uploading', file });
    const sent = await api.attempt(uploadFile, {
      Type: 'post',
      FileName: nameFor(verdict.type, file.name),
      ContentType: verdict.type,
      Content: base64Of(verdict.bytes),
      docId: document.docId,
    });
    if (sent.status === 'ok') return settle();
    if (mayHaveArrived(sent.error)) return readBack(file);
    keep({ status: 'failed', file, why: whyNot(sent.error) });
  };

  const oneAtATime = (work: (file: File) => Promise<void>) => (file: File) => {
    if (inFlight.current) return;
    inFlight.current = true;
    void work(file).finally(() => {
      inFlight.current = false;
    });
  };

  return { upload, choose: oneAtATime(send), checkAgain: oneAtATime(readBack) };
}

/** 409: the document was accepted, or the application has gone on. Any other refusal is of this file. */
function whyNot({ status }: Pick<ApiError, 'status'>): string {
  if (status === 409) return 'was not taken: the application has gone on. Load the page again.';
  return 'was not taken: the service found something wrong with it. Choose another.';
}
