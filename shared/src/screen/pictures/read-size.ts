import type { FileType } from '@portal/shared/api/files';
import { base64Of } from '../../foundation/files/base64.ts';
import type { Size } from './draw-scaled.ts';

/**
 * Resolves with a picture's size as the browser's decoder reads it from the file, upright; `undefined` when it cannot.
 * The pixels are not decoded: a small file can have more than fit in memory. An `<img>` is the only way that all browsers
 * have, and the content policy allows it `data:` only.
 */
export function readPictureSize(bytes: Uint8Array, type: FileType): Promise<Size | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = `data:${type};base64,${base64Of(bytes)}`;
  });
}
