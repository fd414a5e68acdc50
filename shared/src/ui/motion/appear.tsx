import type { ReactNode } from 'react';
import { m } from './m.tsx';
import type { MoveName } from './moves.ts';

export interface AppearProps {
  readonly children: ReactNode;
  /** Defaults to a page's entry. */
  readonly move?: MoveName;
  readonly className?: string;
}

/** A block that comes by one of the portal's moves, and inside `AnimatePresence` leaves by it. */
export function Appear({ children, move = 'page', className }: AppearProps) {
  return (
    <m.div move={move} className={className}>
      {children}
    </m.div>
  );
}
