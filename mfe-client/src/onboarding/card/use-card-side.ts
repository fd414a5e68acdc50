import { extractId } from '@portal/shared/api/extract-id';
import { uploadFile } from '@portal/shared/api/files';
import { createTurns, getUploadFailureText } from '@portal/shared/commands';
import { useApi } from '@portal/shared/data';
import { base64Of, cleanFileName } from '@portal/shared/files';
import { type PictureResult, takeInTurn } from '@portal/shared/hand-off';
import { prepareUpload } from '@portal/shared/pictures';
import { useState } from 'react';
import type { UploadedFile } from '../answers/answers.ts';
import { countFields, type ReadCard } from './apply-reading.ts';
import { type Chosen, getPhoneResult, type SideState } from './side-state.ts';

/** A side of an identity document. */
export type Side = 'front' | 'back';

interface UploadOptions {
  readonly onUploaded: (file: UploadedFile) => void;
}

interface CardSideOptions extends UploadOptions {
  readonly side: Side;
  readonly docType: 'MYKAD' | 'PASSPORT';
  readonly onRead: (read: ReadCard) => void;
}

/**
 * Returns `state`, `choose`, which uploads the picture of one side of an identity document and has it read at the same time
 * (ONB-02), and `take`, which does so with a picture of the customer's phone. A second picture waits for the first, and
 * replaces it. A picture that cannot be read is kept, and its fields are typed. Without `side` it uploads only. A blurred
 * picture is sent only with `isAccepted`.
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

  const finish = (outcome: SideState, uploaded?: UploadedFile): Chosen => {
    setState(outcome);
    return { state: outcome, ...(uploaded ? { uploaded } : {}) };
  };

  const send = async (chosen: File, isAccepted: boolean): Promise<Chosen> => {
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
    if (reply.status === 'failed') {
      const why = getUploadFailureText(chosen.name, reply.error);
      return finish({ status: 'failed', file: chosen, why });
    }
    const uploaded = { name, path: reply.value.path };
    options.onUploaded(uploaded);
    return finish(outcome, uploaded);
  };

  const [inTurn] = useState(createTurns);
  return {
    state,
    choose: (file: File, isAccepted = false): void => void inTurn(() => send(file, isAccepted)),
    take: (file: File, whenSaved: (path: string) => Promise<void>): Promise<PictureResult> =>
      takeInTurn(inTurn, whenSaved, async () => getPhoneResult(await send(file, true), file.type)),
  };
}
