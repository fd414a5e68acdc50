/** Pictures from the customer's own phone. Not a facade: each remote bundles what it uses. */
export { HandOff } from './hand-off.tsx';
export type { PictureResult, TakePicture } from './run-hand-off.ts';
