import type { Pages } from './pages.ts';

/** A JPG or PNG as one page. Rejects when it is damaged. */
export async function openPicture(file: Blob): Promise<Pages> {
  const picture = await createImageBitmap(file);
  return {
    count: 1,
    size: async () => ({ width: picture.width, height: picture.height }),
    async draw(_index, canvas, rotation) {
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing');
      const isOnSide = rotation === 90 || rotation === 270;
      const width = isOnSide ? canvas.height : canvas.width;
      const height = isOnSide ? canvas.width : canvas.height;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.drawImage(picture, -width / 2, -height / 2, width, height);
    },
    close: () => picture.close(),
  };
}
