import { findPictureFault, type PictureFault } from './find-picture-fault.ts';

/** Longest side of the picture that is judged, in pixels: a larger one is not judged otherwise. */
const longestSide = 1600;

/**
 * Judges whether the text on a picture can be read, before it is sent (ONB-02).
 * @returns its fault; `undefined` when it has none, or when the browser cannot open it
 */
export async function judgePicture(file: Blob): Promise<PictureFault | undefined> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return context ? findPictureFault(context.getImageData(0, 0, canvas.width, canvas.height)) : undefined;
  } catch {
    return undefined;
  }
}
