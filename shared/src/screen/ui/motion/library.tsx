import { domMin, LazyMotion, MotionConfig, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { moves } from './moves.ts';
import type { MovingProps } from './moving-props.ts';

// The parts of framer-motion that the portal uses: a separate chunk, loaded with the first animation.
export { AnimatePresence, useIsPresent } from 'framer-motion';

/** Provides framer-motion's features and respects reduced motion. */
function AnimationSettings({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion strict features={domMin}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** Animated elements by tag. */
export const animated = {
  div: ({ move, ...props }: MovingProps<HTMLDivElement>) => (
    <AnimationSettings>
      <m.div {...props} {...moves[move]} />
    </AnimationSettings>
  ),
  span: ({ move, ...props }: MovingProps<HTMLSpanElement>) => (
    <AnimationSettings>
      <m.span {...props} {...moves[move]} />
    </AnimationSettings>
  ),
  li: ({ move, ...props }: MovingProps<HTMLLIElement>) => (
    <AnimationSettings>
      <m.li {...props} {...moves[move]} />
    </AnimationSettings>
  ),
};
