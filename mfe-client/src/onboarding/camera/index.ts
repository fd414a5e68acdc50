/** The camera's dialog, a chunk that is fetched when an agent opens the camera. */
export { CameraDialog } from './camera-dialog.tsx';
