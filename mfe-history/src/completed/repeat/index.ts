export { RepeatButton } from './repeat-button.tsx';
export { type Repeat, useRepeat } from './use-repeat.ts';
