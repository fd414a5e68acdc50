import type { HTMLAttributes, Ref } from 'react';
import type { MoveName } from './moves.ts';

/** What framer-motion would understand otherwise than the DOM does. */
type TakenByMotion = 'style' | 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart';

export type MovingProps<Element extends HTMLElement> = Omit<HTMLAttributes<Element>, TakenByMotion> & {
  readonly ref?: Ref<Element>;
  /** How it comes and, inside `AnimatePresence`, how it goes. */
  readonly move: MoveName;
};
