import { extractId } from '@portal/shared/api/extract-id';
import { uploadFile } from '@portal/shared/api/files';
import { useApi, useCommand } from '@portal/shared/data';
import { base64Of, cleanFileName, getUploadFailureText } from '@portal/shared/files';
import type { PictureResult } from '@portal/shared/hand-off';
import { type PictureFault, prepareUpload } from '@portal/shared/pictures';
import { useState } from 'react';
import type { UploadedFile } from '../answers/answers.ts';
import { countFields, type ReadCard } from './apply-reading.ts';

/** A side of an identity document. */
export type Side = 'front' | 'back';

/** State of one side's picture. A picture whose upload failed is kept, so that a retry needs no second choice. */
export type SideState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'refused'; readonly why: string }
  /** The picture is not sent until the agent says so. */
  | { readonly status: 'doubtful'; readonly fault: PictureFault; readonly file: File }
  /** `why`: a sentence. */
  | { readonly status: 'failed'; readonly file: File; readonly why: string }
  | { readonly status: 'read'; readonly count: number }
  /** The picture is kept, and nothing could be read from it. */
  | { readonly status: 'unreadable' | 'reader-failed' };

/**
 * Returns what the customer's phone is to show of the picture that it sent: `unreadable`, so that another is taken, also
 * when another picture replaced it (`undefined`), or `received`, also for a PDF, which is not read, and when a call failed, which the agent repeats. `type` is the file's
 * MIME type.
 */
export function getPhoneResult(state: SideState | undefined, type: string): PictureResult {
  if (state === undefined || state.status === 'refused') return 'unreadable';
  return state.status === 'unreadable' && type !== 'application/pdf' ? 'unreadable' : 'received';
}

interface UploadOptions {
  readonly onUploaded: (file: UploadedFile) => void;
}

interface CardSideOptions extends UploadOptions {
  readonly side: Side;
  readonly docType: 'MYKAD' | 'PASSPORT';
  readonly onRead: (read: ReadCard) => void;
}

/**
 * Returns `state` and `choose`, which uploads the picture of one side of an identity document and has it read at the
 * same time (ONB-02); it resolves to the state after both. A picture that cannot be read is kept, and its fields are
 * typed. Without `side` it uploads only. A blurred picture is sent only with `isAccepted`. A second picture waits; when a
 * third replaces it, it resolves to `undefined`.
 */
export function useCardSide(options: CardSideOptions | UploadOptions) {
  const api = useApi();
  const [state, setState] = useState<SideState>({ status: 'idle' });

  const read = async (image: string, isPdf: boolean): Promise<SideState> => {
    if (!('side' in options)) return { status: 'idle' };
    if (isPdf) return { status: 'unreadable' };
    const { side, docType, onRead } = options;
    const reply = await api.attempt(extractId, { side, docType, image });
    if (reply.status === 'failed') return { status: 'reader-failed' };
    if (reply.value.status === 'unreadable') return { status: 'unreadable' };
    onRead(reply.value);
    return { status: 'read', count: countFields(reply.value) };
  };

  const finish = (outcome: SideState): SideState => {
    setState(outcome);
    return outcome;
  };

  const { run } = useCommand(
    async (chosen: File, isAccepted: boolean) => {
      const prepared = await prepareUpload(chosen);
      if (prepared.status === 'refused') return finish({ status: 'refused', why: prepared.why });
      const { type, bytes, fault } = prepared.file;
      if (fault && !isAccepted) return finish({ status: 'doubtful', fault, file: chosen });
      setState({ status: 'sending' });
      const content = base64Of(bytes);
      const name = cleanFileName(type, chosen.name);
      const uploading = api.attempt(uploadFile, {
        Type: 'post',
        FileName: name,
        ContentType: type,
        Content: content,
      });
      const reading = read(content, type === 'application/pdf');
      const reply = await uploading;
      const outcome = await reading;
      if (reply.status === 'failed')
        return finish({
          status: 'failed',
          file: chosen,
          why: getUploadFailureText(chosen.name, reply.error),
        });
      options.onUploaded({ name, path: reply.value.path });
      return finish(outcome);
    },
    { whileInFlight: 'replace' },
  );

  return { state, choose: (file: File, isAccepted = false) => run(file, isAccepted) };
}
