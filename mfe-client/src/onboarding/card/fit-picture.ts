import { MAX_FILE_BYTES } from '@portal/shared/api/files';
import { drawScaled, encodeJpeg } from '@portal/shared/pictures';

/**
 * Returns a picture that is small enough to upload: a JPG or PNG above the limit is scaled down to a JPG, upright by
 * its EXIF. Smaller and other files, and pictures that the browser cannot open, are returned as they are; never
 * rejects.
 */
export async function fitPicture(file: File): Promise<File> {
  if (file.size <= MAX_FILE_BYTES || !/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawScaled(image, image);
    image.close();
    const scaled = await encodeJpeg(canvas);
    const name = file.name.replace(/\.[^.]*$/, '');
    return scaled ? new File([scaled], `${name}.jpg`, { type: scaled.type }) : file;
  } catch {
    return file;
  }
}
