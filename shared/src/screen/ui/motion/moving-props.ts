import type { HTMLAttributes, Ref } from 'react';
import type { MoveName } from './moves.ts';

/** DOM props that framer-motion interprets differently. */
type TakenByMotion = 'style' | 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart';

/** Props of an element of `m`. */
export type MovingProps<Element extends HTMLElement> = Omit<HTMLAttributes<Element>, TakenByMotion> & {
  readonly ref?: Ref<Element>;
  /** Animation when the element appears and, inside `AnimatePresence`, when it leaves. */
  readonly move: MoveName;
};
