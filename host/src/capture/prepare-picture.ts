import type { FileType } from '@portal/shared/api/files';
import { base64Of, detectFileType } from '@portal/shared/files';
import {
  drawScaled,
  encodeJpeg,
  findPictureFault,
  type PictureFault,
  pixelsOnCanvas,
} from '@portal/shared/pictures';

/** A picture that is ready to be sent, with its fault as judged on the device. */
export interface PreparedPicture {
  readonly contentType: FileType;
  /** Base64. */
  readonly content: string;
  readonly fault: PictureFault | undefined;
  /** What is shown of it; absent for a PDF. */
  readonly canvas?: HTMLCanvasElement;
}

/** Result of `prepareFile`. */
export type Prepared =
  | { readonly status: 'ready'; readonly picture: PreparedPicture }
  | { readonly status: 'refused'; readonly why: string };

const refuse = (why: string): Prepared => ({ status: 'refused', why });

/**
 * Draws a picture of this width and height, scaled down where it is large, judges whether it can be read, and resolves
 * with that and the picture encoded as JPG; refused, with a text for the customer, when the browser cannot do that.
 */
export async function preparePicture(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<Prepared> {
  const canvas = drawScaled(source, { width, height });
  const pixels = pixelsOnCanvas(canvas);
  const jpeg = await encodeJpeg(canvas);
  if (!pixels || !jpeg) return refuse('The photo could not be taken. Try again.');
  const content = base64Of(new Uint8Array(await jpeg.arrayBuffer()));
  return {
    status: 'ready',
    picture: { contentType: 'image/jpeg', content, fault: findPictureFault(pixels), canvas },
  };
}

/**
 * Reads a file that the customer has chosen and prepares it for sending: a PDF as it is, a picture upright, scaled down
 * and judged. Any other file is refused, with a text for the customer; it never rejects.
 */
export async function prepareFile(file: File): Promise<Prepared> {
  try {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (detectFileType(head) === 'application/pdf') {
      // the service refuses one that is too large
      const content = base64Of(new Uint8Array(await file.arrayBuffer()));
      return { status: 'ready', picture: { contentType: 'application/pdf', content, fault: undefined } };
    }
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await preparePicture(image, image.width, image.height);
    } finally {
      image.close();
    }
  } catch {
    return refuse('This file cannot be used. Choose a JPG, a PNG or a PDF.');
  }
}
