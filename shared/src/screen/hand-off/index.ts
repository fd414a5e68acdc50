/** Pictures from the customer's own phone. Not a facade: each remote bundles what it uses. */
export { type FormFiles, filesToTake } from './files-of-draft.ts';
export { HandOff } from './hand-off.tsx';
export { endHandOffsOf } from './hand-off-client.ts';
export { createSavedFiles, type SavedFiles } from './saved-files.ts';
export { takeInTurn } from './take-in-turn.ts';
export type { PictureResult, TakePicture } from './taken-pictures.ts';
