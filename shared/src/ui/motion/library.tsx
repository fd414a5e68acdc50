import { domMin, LazyMotion, MotionConfig, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { moves } from './moves.ts';
import type { MovingProps } from './moving-props.ts';

// framer-motion as the portal uses it; a chunk of its own, fetched once something wants to move.
export { AnimatePresence, useIsPresent } from 'framer-motion';

/** What an animated element stands in: the features, and obedience to reduced motion. */
function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion strict features={domMin}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** Elements that move, by their tag. */
export const animated = {
  div: ({ move, ...props }: MovingProps<HTMLDivElement>) => (
    <Stage>
      <m.div {...props} {...moves[move]} />
    </Stage>
  ),
  span: ({ move, ...props }: MovingProps<HTMLSpanElement>) => (
    <Stage>
      <m.span {...props} {...moves[move]} />
    </Stage>
  ),
  li: ({ move, ...props }: MovingProps<HTMLLIElement>) => (
    <Stage>
      <m.li {...props} {...moves[move]} />
    </Stage>
  ),
};
