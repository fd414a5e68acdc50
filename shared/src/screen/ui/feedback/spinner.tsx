import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'block',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2.5px solid',
    borderColor: 'brand.muted',
    borderTopColor: 'brand.solid',
    animation: 'spin .8s linear infinite',
  },
});

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Diameter as CSS length; 22px by default. */
  readonly size?: string;
  /** One colour for the whole ring, for use on a filled button. */
  readonly color?: string;
}

/**
 * A turning circle that shows that work is in progress, in the brand's colour or in `color`. `size` is its diameter as
 * a CSS length. Hidden from screen readers; the text beside it is not.
 */
export function Spinner({ size = '22px', color }: SpinnerProps) {
  const tint =
    color === undefined
      ? {}
      : { borderColor: `color-mix(in srgb, ${color} 30%, transparent)`, borderTopColor: color };
  return <Ring aria-hidden boxSize={size} {...tint} />;
}
