/** Rules of taking units out of a holding: which, how much, and how it is sent. */
export { holdingAfterCart } from './cart-units.ts';
export { type HoldingChoice, holdingChoices, holdingProblem } from './holding-choice.ts';
export {
  checkSize,
  type SizeCheck,
  type SizeLimits,
  sizeLimits,
  type TakenSize,
  takenValue,
} from './size.ts';
export {
  describeSize,
  normalizedSize,
  type SizeValues,
  sizeFields,
  takenFields,
  typedSize,
} from './size-values.ts';
