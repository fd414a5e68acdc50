import { MAX_FILE_BYTES } from '@portal/shared/api/files';

/** Longest side of a picture that is scaled down, in pixels: a card is still sharp. */
const longestSide = 2400;
const quality = 0.85;

/**
 * Returns a picture that is small enough to upload: one above the limit is scaled down, upright by its EXIF. Other files, and
 * pictures that the browser cannot open, stay as they are.
 */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= MAX_FILE_BYTES || !/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const scaled = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    const name = file.name.replace(/\.[^.]*$/, '');
    return scaled ? new File([scaled], `${name}.jpg`, { type: scaled.type }) : file;
  } catch {
    return file;
  }
}
