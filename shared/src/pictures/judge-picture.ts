import { drawScaled, pixelsOnCanvas } from './draw-scaled.ts';
import { findPictureFault, type PictureFault } from './find-picture-fault.ts';

/** Longest side of the picture that is judged, in pixels: a larger one is not judged otherwise. */
const longestSide = 1600;

/**
 * Judges whether the text on a picture can be read, before it is sent (ONB-02). Never rejects.
 * @returns `dark` or `blurred`; `undefined` when it has no fault, or when the browser cannot open it
 */
export async function judgePicture(file: Blob): Promise<PictureFault | undefined> {
  try {
    const image = await createImageBitmap(file);
    const pixels = pixelsOnCanvas(drawScaled(image, image, longestSide));
    image.close();
    return pixels && findPictureFault(pixels);
  } catch {
    return undefined;
  }
}
