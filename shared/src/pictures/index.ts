/** Pictures of documents: the device's camera, and whether a picture can be read. Without React, for the phone's page too. */

export { drawScaled, encodeJpeg, pixelsOnCanvas } from './draw-scaled.ts';
export {
  findPictureFault,
  type PictureFault,
  type PicturePixels,
  pictureFaultTexts,
} from './find-picture-fault.ts';
export { judgePicture } from './judge-picture.ts';
export {
  type CameraProblem,
  findOtherCamera,
  hasCamera,
  openCamera,
  stopCamera,
} from './open-camera.ts';
export { watchTurns } from './watch-turns.ts';
