import { PNG } from 'pngjs';

/** Creates so many small pictures that differ, in base64. */
export const createPictures = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const png = new PNG({ width: 2, height: 2 });
    png.data.fill(at);
    return PNG.sync.write(png).toString('base64');
  });
