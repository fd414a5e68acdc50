import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/**
 * A box in the shape of the content. Hidden from screen readers, because the region around it is `aria-busy`.
 */
const Shape = chakra('span', {
  base: {
    display: 'block',
    h: '3',
    maxW: 'full',
    borderRadius: '5px',
    bg: 'skeleton',
    backgroundImage:
      'linear-gradient(90deg, {colors.skeleton} 25%, {colors.skeleton.shine} 50%, {colors.skeleton} 75%)',
    backgroundSize: '400% 100%',
    animation: 'shimmer 1.4s ease infinite',
  },
});

/** Props of `Skeleton`. */
export type SkeletonProps = HTMLChakraProps<'span'>;

/**
 * Grey placeholder for one piece of content that is loading, hidden from screen readers. Give it the size of that
 * piece.
 */
export function Skeleton(props: SkeletonProps) {
  return <Shape aria-hidden {...props} />;
}
