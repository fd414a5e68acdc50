import type { PictureResult } from '@portal/shared/hand-off';
import type { PictureFault } from '@portal/shared/pictures';
import type { UploadedFile } from '../answers/answers.ts';

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

/** What became of a file that was chosen: the side's state, and the uploaded file, if it was uploaded. */
export interface Chosen {
  readonly state: SideState;
  readonly uploaded?: UploadedFile;
}

const unreadableText =
  'This photo could not be read. Is it the right side, whole, sharp, and without glare? Take it again.';

/**
 * Returns what the customer's phone gets to know of the picture that it sent: refused when it was, or could not be read, so that
 * another is taken; a PDF is not read. A picture that did not arrive at the service is no result: it is taken again. `type`
 * is the file's MIME type.
 */
export function getPhoneResult({ state, uploaded }: Chosen, type: string): PictureResult {
  if (state.status === 'refused') return { status: 'refused', why: state.why };
  if (state.status === 'unreadable' && type !== 'application/pdf')
    return { status: 'refused', why: unreadableText };
  return uploaded ? { status: 'uploaded', path: uploaded.path } : { status: 'failed' };
}
