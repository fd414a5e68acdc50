import type { ReactNode } from 'react';
import { m } from './m.tsx';
import type { MoveName } from './moves.ts';

/** Props of `Appear`. */
export interface AppearProps {
  readonly children: ReactNode;
  /** `page` by default. */
  readonly move?: MoveName;
  readonly className?: string;
}

/**
 * Animates a block when it appears, and inside `AnimatePresence` when it leaves. `move` names the animation, by default
 * a page's. It does not move until the animation library is loaded.
 */
export function Appear({ children, move = 'page', className }: AppearProps) {
  return (
    <m.div move={move} className={className}>
      {children}
    </m.div>
  );
}
