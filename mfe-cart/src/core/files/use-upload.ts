import { uploadFile } from '@portal/shared/api/files';
import { createTurns, getUploadFailureText, mayHaveReachedServer } from '@portal/shared/commands';
import { useApi } from '@portal/shared/data';
import { base64Of, cleanFileName } from '@portal/shared/files';
import { type PictureResult, takeInTurn } from '@portal/shared/hand-off';
import { type PictureFault, prepareUpload } from '@portal/shared/pictures';
import { useState } from 'react';

/** A file that was uploaded. */
export interface UploadedFile {
  readonly name: string;
  /** `bucket::key`. */
  readonly path: string;
}

/** State of an upload. A file whose upload failed is kept, so that a retry needs no second choice. */
export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly name: string }
  | { readonly status: 'refused'; readonly why: string }
  /** The picture is not sent until the agent says so. */
  | { readonly status: 'doubtful'; readonly fault: PictureFault; readonly file: File }
  /** `why`: a sentence. */
  | { readonly status: 'failed'; readonly file: File; readonly why: string };

/** The required document that a file is for. */
interface UploadedDocument {
  readonly docId: string;
  /**
   * Asks the service, after a failed upload, for the path of a new file: `null` when there is none, `undefined` when it
   * cannot be asked.
   */
  readPath(): Promise<string | null | undefined>;
}

/**
 * Returns the state of an upload, `choose`, which prepares a file and uploads it (APP-04), and `take`, which does so with a
 * picture of the customer's phone. A second file waits for the first, and replaces it. A dark or blurred picture is sent only
 * with `isAccepted`. `onUploaded` gets name and path once it succeeded. `document`: the required document that the file is for.
 * Sending a file again is safe: the service uses the newest.
 */
export function useUpload(onUploaded: (file: UploadedFile) => void, document?: UploadedDocument) {
  const api = useApi();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });

  const send = async (file: File, isAccepted: boolean): Promise<PictureResult> => {
    const prepared = await prepareUpload(file);
    if (prepared.status === 'refused') {
      const { why } = prepared;
      setUpload({ status: 'refused', why });
      return { status: 'refused', why };
    }
    const { type, bytes, fault } = prepared.file;
    if (fault && !isAccepted) {
      setUpload({ status: 'doubtful', fault, file });
      return { status: 'failed' };
    }
    setUpload({ status: 'uploading', name: file.name });
    const reply = await api.attempt(uploadFile, {
      Type: 'post',
      FileName: cleanFileName(type, file.name),
      ContentType: type,
      Content: base64Of(bytes),
      ...(document ? { docId: document.docId } : {}),
    });
    const path =
      reply.status === 'ok'
        ? reply.value.path
        : mayHaveReachedServer(reply.error)
          ? await document?.readPath()
          : undefined;
    if (reply.status === 'failed' && typeof path !== 'string')
      setUpload({
        status: 'failed',
        file,
        why: getUploadFailureText(file.name, reply.error, path === null),
      });
    if (typeof path !== 'string') return { status: 'failed' };
    onUploaded({ name: file.name, path });
    setUpload({ status: 'idle' });
    return { status: 'uploaded', path };
  };

  const [inTurn] = useState(createTurns);
  return {
    upload,
    choose: (file: File, isAccepted = false): void => void inTurn(() => send(file, isAccepted)),
    take: (file: File, whenSaved: (path: string) => Promise<void>) =>
      takeInTurn(inTurn, whenSaved, () => send(file, true)),
  };
}
