import { fakeDrawing, fakePng } from '@portal/shared/testing';
import { openImage } from './image-pages.ts';

fakeDrawing();

/** A picture whose bytes jsdom can read. */
function pictureOf(size: { readonly width: number; readonly height: number }): Blob {
  const bytes = fakePng(size);
  return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
}

test.each([
  [0, { width: 400, height: 300 }],
  [90, { width: 300, height: 400 }],
  [180, { width: 400, height: 300 }],
  [270, { width: 300, height: 400 }],
] as const)(
  '[APP-03] a picture that is turned by %s degrees keeps its proportions',
  async (rotation, size) => {
    const pages = await openImage(pictureOf({ width: 800, height: 600 }));
    const canvas = Object.assign(document.createElement('canvas'), size);
    const drawImage = jest.fn();
    Object.assign(canvas, { getContext: () => ({ drawImage, translate: () => {}, rotate: () => {} }) });
    await pages.draw(0, canvas, rotation, new AbortController().signal);
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), -200, -150, 400, 300);
  },
);
