import { MAX_FILE_BYTES } from '@portal/shared/api/file-limits';
import type { FileType } from '@portal/shared/api/files';
import { detectFileType, isHeic, isTooLargeToShow } from '../../foundation/files/file-head.ts';
import { isCompletePdf } from '../../foundation/files/pdf/is-complete-pdf.ts';
import { canTrustDrawing } from './check-drawing.ts';
import { drawScaled, encodeJpeg, pixelsOnCanvas } from './draw-scaled.ts';
import type { PictureFault } from './fault-texts.ts';
import { findPictureFault } from './find-picture-fault.ts';
import { readPictureParts } from './read-parts.ts';
import { readPictureSize } from './read-size.ts';
import { refusalTexts, tooLargeText } from './refusal-texts.ts';

/** A file that is ready to be sent. */
export interface PreparedFile {
  readonly type: FileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Why the text on a picture cannot be read; `undefined` also where it was not judged. */
  readonly fault: PictureFault | undefined;
  /** The picture as it was judged; absent for a PDF, and where drawing cannot be trusted. */
  readonly canvas?: HTMLCanvasElement;
}

/** Result of `prepareFile`. */
export type Prepared =
  | { readonly status: 'ready'; readonly file: PreparedFile }
  | { readonly status: 'refused'; readonly why: string };

/** A file as the browser gives it. */
export type ChosenFile = Pick<File, 'size' | 'slice' | 'arrayBuffer'>;

/** Largest picture that is read, in bytes. What is sent of it is smaller. */
const largestPicture = 50 * 1024 * 1024;
/** Bytes that say the type of a file. */
const headBytes = 16;

const read = async (part: Pick<Blob, 'arrayBuffer'>) => new Uint8Array(await part.arrayBuffer());

const refuse = (why: string): Prepared => ({ status: 'refused', why });

/** Judges by its pixels whether the text on a drawn picture can be read (ONB-02). */
export function judgeCanvas(canvas: HTMLCanvasElement): PictureFault | undefined {
  const pixels = pixelsOnCanvas(canvas);
  return pixels && findPictureFault(pixels);
}

/**
 * Prepares a drawn picture for sending: encoded as JPG, and judged whether it can be read. Refused where the browser changes
 * what is drawn.
 */
export async function prepareCanvas(canvas: HTMLCanvasElement): Promise<Prepared> {
  if (!(await canTrustDrawing())) return refuse(refusalTexts.drawing);
  return encode(canvas);
}

async function encode(canvas: HTMLCanvasElement): Promise<Prepared> {
  const jpeg = await encodeJpeg(canvas);
  if (!jpeg) return refuse(refusalTexts.memory);
  if (jpeg.size > MAX_FILE_BYTES) return refuse(tooLargeText(jpeg.size));
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return { status: 'ready', file: { type: 'image/jpeg', bytes, fault: judgeCanvas(canvas), canvas } };
}

/** Draws a picture upright; resolves with `undefined` when it is damaged. */
async function draw(bytes: Uint8Array<ArrayBuffer>, type: FileType): Promise<HTMLCanvasElement | undefined> {
  const image = await createImageBitmap(new Blob([bytes], { type }), {
    imageOrientation: 'from-image',
  }).catch(() => undefined);
  if (!image) return undefined;
  try {
    return drawScaled(image, image);
  } finally {
    image.close();
  }
}

async function preparePicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/jpeg' | 'image/png',
): Promise<Prepared> {
  const { isComplete, isPixelsOnly } = readPictureParts(bytes, type);
  if (!isComplete) return refuse(refusalTexts.incomplete);
  const size = await readPictureSize(bytes, type);
  if (!size || size.width * size.height === 0) return refuse(refusalTexts.damaged);
  if (isTooLargeToShow(size)) return refuse(refusalTexts.pixels);
  const canStay = isPixelsOnly && bytes.length <= MAX_FILE_BYTES;
  if (!(await canTrustDrawing())) {
    if (canStay) return { status: 'ready', file: { type, bytes, fault: undefined } };
    return refuse(isPixelsOnly ? tooLargeText(bytes.length) : refusalTexts.drawing);
  }
  const canvas = await draw(bytes, type);
  if (!canvas) return refuse(refusalTexts.damaged);
  if (!canStay || canvas.width !== size.width) return encode(canvas);
  return { status: 'ready', file: { type, bytes, fault: judgeCanvas(canvas), canvas } };
}

/**
 * Checks a chosen file and prepares it for sending (APP-04, ONB-02), the same way wherever it is chosen: its type by its first
 * bytes (PDF, JPG or PNG under any name), its size, and whether it is complete. Of a picture only the pixels are left,
 * upright, on white and scaled down where it is large, as JPG; one that has nothing else stays as it is. It is judged
 * whether it can be read. Where the browser changes what is drawn, a picture goes unchanged or not at all. Refused with a
 * sentence for the person who chose it; never rejects. The service checks again.
 */
export async function prepareFile(file: ChosenFile): Promise<Prepared> {
  if (file.size === 0) return refuse(refusalTexts.empty);
  try {
    // of a large file only the head, until it is known to be a picture
    const isLarge = file.size > MAX_FILE_BYTES;
    const head = await read(isLarge ? file.slice(0, headBytes) : file);
    const type = detectFileType(head);
    if (!type) return refuse(isHeic(head) ? refusalTexts.heic : refusalTexts.type);
    if (type === 'application/pdf') {
      if (isLarge) return refuse(tooLargeText(file.size));
      if (!isCompletePdf(head)) return refuse(refusalTexts.incomplete);
      return { status: 'ready', file: { type, bytes: head, fault: undefined } };
    }
    if (file.size > largestPicture) return refuse(tooLargeText(file.size));
    return await preparePicture(isLarge ? await read(file) : head, type);
  } catch {
    return refuse(refusalTexts.unread);
  }
}
