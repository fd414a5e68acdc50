/** Pictures of documents: the device's camera, and whether a picture can be read. Without React, for the phone's page too. */

export {
  findPictureFault,
  type PictureFault,
  type PicturePixels,
  pictureFaultTexts,
} from './find-picture-fault.ts';
export { judgePicture } from './judge-picture.ts';
export {
  type CameraProblem,
  type CameraReply,
  cameraProblemTexts,
  findOtherCamera,
  openCamera,
  stopCamera,
} from './open-camera.ts';
