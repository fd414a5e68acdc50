import { uploadFile } from '@portal/shared/api/files';
import { mayHaveReachedServer } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { base64Of, cleanFileName, getUploadFailureText } from '@portal/shared/files';
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
 * Returns the state of an upload and `choose`, which prepares a file and uploads it, one at a time (APP-04), and resolves
 * with the state after it. A second file waits; when a third replaces it, it resolves to `undefined`. A dark or blurred
 * picture is sent only with `isAccepted`. `onUploaded` gets name and path once it succeeded. `document`: the required
 * document that the file is for. Sending a file again is safe: the service uses the newest.
 */
export function useUpload(onUploaded: (file: UploadedFile) => void, document?: UploadedDocument) {
  const api = useApi();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });

  const finish = (outcome: Upload): Upload => {
    setUpload(outcome);
    return outcome;
  };

  const { run } = useCommand(
    async (file: File, isAccepted: boolean) => {
      const prepared = await prepareUpload(file);
      if (prepared.status === 'refused') return finish({ status: 'refused', why: prepared.why });
      const { type, bytes, fault } = prepared.file;
      if (fault && !isAccepted) return finish({ status: 'doubtful', fault, file });
      setUpload({ status: 'uploading', name: file.name });
      const reply = await api.attempt(uploadFile, {
        Type: 'post',
        FileName: cleanFileName(type, file.name),
        ContentType: type,
        Content: base64Of(bytes),
        ...(document ? { docId: document.docId } : {}),
      });
      if (reply.status === 'ok') onUploaded({ name: file.name, path: reply.value.path });
      else {
        const path = mayHaveReachedServer(reply.error) ? await document?.readPath() : undefined;
        if (typeof path !== 'string')
          return finish({
            status: 'failed',
            file,
            why: getUploadFailureText(file.name, reply.error, path === null),
          });
        onUploaded({ name: file.name, path });
      }
      return finish({ status: 'idle' });
    },
    { whileInFlight: 'replace' },
  );

  return { upload, choose: (file: File, isAccepted = false) => run(file, isAccepted) };
}
