/**
 * Pictures of documents: the device's camera, and how a picture or a file is prepared for sending. Without React, for the
 * phone's page too.
 */

export { canTrustDrawing } from './check-drawing.ts';
export { drawScaled, type PictureArea } from './draw-scaled.ts';
export { type PictureFault, pictureFaultTexts } from './fault-texts.ts';
export {
  type CameraProblem,
  findOtherCamera,
  hasCamera,
  openCamera,
  stopCamera,
  watchCamera,
} from './open-camera.ts';
export {
  judgeCanvas,
  type Prepared,
  type PreparedFile,
  prepareCanvas,
  prepareFile,
} from './prepare-file.ts';
export { readPictureParts } from './read-parts.ts';
export { readPictureSize } from './read-size.ts';
export { prepareUpload } from './upload.ts';
export { watchTurns } from './watch-turns.ts';
