import { detectFileType, isTooLargeToShow } from '@portal/shared/files';
import { readPictureSize } from '@portal/shared/pictures';
import type { Pages } from './pages.ts';

/**
 * Opens a JPG or PNG as a file of one page, which is drawn on request and needs `close`. Rejects when it is damaged, or has
 * more pixels than fit in memory.
 */
export async function openImage(file: Blob): Promise<Pages> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectFileType(bytes);
  const size = type && (await readPictureSize(bytes, type));
  if (!size || isTooLargeToShow(size)) throw new Error('The picture cannot be opened');
  const image = await createImageBitmap(file);
  return {
    count: 1,
    size: async () => ({ width: image.width, height: image.height }),
    async draw(_index, canvas, rotation) {
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no 2D canvas');
      const isSideways = rotation === 90 || rotation === 270;
      const width = isSideways ? canvas.height : canvas.width;
      const height = isSideways ? canvas.width : canvas.height;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.drawImage(image, -width / 2, -height / 2, width, height);
    },
    close: () => image.close(),
  };
}
