export { Appear, type AppearProps } from './appear.tsx';
export { m, moveProps } from './m.tsx';
export type { MoveName } from './moves.ts';
export type { MovingProps } from './moving-props.ts';
export { AnimatePresence, useIsPresent } from './presence.tsx';
