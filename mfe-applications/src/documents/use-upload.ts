import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { uploadFile } from '@portal/shared/api/files';
import type { ApiError } from '@portal/shared/calls';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { base64Of, cleanFileName } from '@portal/shared/files';
import { type PictureFault, prepareUpload } from '@portal/shared/pictures';
import { isDocumentMissing } from '@portal/shared/records';
import { useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { type UnsentFile, useUnsentFiles } from './unsent-files.tsx';

/** State of an upload. A file that did not arrive is kept, so that a retry needs no new selection. */
export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading' | 'checking'; readonly file: File }
  | { readonly status: 'refused'; readonly file: File; readonly why: string }
  /** The picture is not sent until the agent says so. */
  | { readonly status: 'doubtful'; readonly file: File; readonly fault: PictureFault }
  | UnsentFile;

const notArrived = 'did not arrive. It is kept here.';

/**
 * Returns the state of a required document's upload (APP-04), `choose`, which prepares a file and sends it, and
 * `checkAgain`, which asks the service whether it arrived; one runs at a time, and a second file waits. A dark or blurred picture
 * is sent only with `isAccepted`. A lost reply is checked at once. When the file has arrived, a notice says so and the
 * application is loaded again; until then, leaving the page asks for confirmation.
 */
export function useUpload(document: RequiredDocument, customerId: string) {
  const api = useApi();
  const { bus, holdUnsaved, notify } = useShell();
  const unsentFiles = useUnsentFiles();
  const [upload, setUpload] = useState<Upload>(() => unsentFiles.get(document.docId) ?? { status: 'idle' });

  const hasUnsavedFile =
    isDocumentMissing(document) && upload.status !== 'idle' && upload.status !== 'refused';
  useEffect(() => (hasUnsavedFile ? holdUnsaved?.() : undefined), [hasUnsavedFile, holdUnsaved]);

  const keep = (file: UnsentFile) => {
    unsentFiles.set(document.docId, file);
    setUpload(file);
  };

  const finish = () => {
    unsentFiles.delete(document.docId);
    setUpload({ status: 'idle' });
    notify({ tone: 'success', text: `Uploaded: ${document.name}` });
    bus.emit('application:changed', { customerId });
  };

  /** Checks whether a file arrived when its reply was lost. */
  const reconcile = async (file: File): Promise<void> => {
    setUpload({ status: 'checking', file });
    const { applicationId, transactionFormId, docId, path } = document;
    const reply = await api.attempt(applicationDocuments, { applicationId, transactionFormId });
    if (reply.status === 'failed') return keep({ status: 'unknown', file });
    const current = reply.value.find((other) => other.docId === docId);
    if (current?.status === 'Uploaded' && current.path !== path) return finish();
    keep({ status: 'failed', file, why: notArrived });
  };

  const send = async (file: File, isAccepted: boolean): Promise<void> => {
    const prepared = await prepareUpload(file);
    if (prepared.status === 'refused') {
      unsentFiles.delete(document.docId);
      return setUpload({ status: 'refused', file, why: prepared.why });
    }
    const { type, bytes, fault } = prepared.file;
    if (fault && !isAccepted) {
      unsentFiles.delete(document.docId);
      return setUpload({ status: 'doubtful', file, fault });
    }
    // if the page unmounts before the reply, the outcome is unknown
    unsentFiles.set(document.docId, { status: 'unknown', file });
    setUpload({ status: 'uploading', file });
    const reply = await api.attempt(uploadFile, {
      Type: 'post',
      FileName: cleanFileName(type, file.name),
      ContentType: type,
      Content: base64Of(bytes),
      docId: document.docId,
    });
    if (reply.status === 'ok') return finish();
    if (mayHaveReachedServer(reply.error)) return reconcile(file);
    keep({ status: 'failed', file, why: getRefusalText(reply.error) });
  };

  const { run } = useCommand((task: () => Promise<void>) => task(), { whileInFlight: 'replace' });

  return {
    upload,
    choose: (file: File, isAccepted = false) => void run(() => send(file, isAccepted)),
    checkAgain: (file: File) => void run(() => reconcile(file)),
  };
}

/** 409: the document was accepted, or the application's status has changed. Other errors concern the file. */
function getRefusalText({ status }: Pick<ApiError, 'status'>): string {
  if (status === 409) return 'was refused: the application has changed. Reload the page.';
  return 'was refused: the service found something wrong with it. Choose another.';
}
