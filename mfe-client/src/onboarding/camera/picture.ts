import { drawScaled, judgeCanvas, type PictureFault } from '@portal/shared/pictures';
import type { Area } from './crop.ts';

/** A picture that was taken, and why its text cannot be read. */
export interface TakenPicture {
  readonly canvas: HTMLCanvasElement;
  readonly fault: PictureFault | undefined;
}

/**
 * Takes an area (in the video's pixels) of the picture that a video shows now, with its fault, such as blur, if one is
 * found. Where the device has no memory for it, the picture is empty.
 */
export function takePicture(video: HTMLVideoElement, area: Area): TakenPicture {
  const canvas = drawScaled(video, area);
  return { canvas, fault: judgeCanvas(canvas) };
}

/** Returns a copy of a taken picture turned by a quarter to the right; its fault stays. */
export function turnPicture({ canvas: { width, height }, canvas, fault }: TakenPicture): TakenPicture {
  const turned = document.createElement('canvas');
  Object.assign(turned, { width: height, height: width });
  const context = turned.getContext('2d', { willReadFrequently: true });
  context?.translate(height, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(canvas, 0, 0);
  return { canvas: turned, fault };
}

/** Returns a taken picture as the `data:` URL of a JPEG, for an `<img>`: the content policy allows no other. */
export const toDataUrl = ({ canvas }: TakenPicture): string => canvas.toDataURL('image/jpeg');
