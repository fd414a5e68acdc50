import { chakra } from '@portal/shared/ui';
import { initials } from '../../../domain/person/name.ts';

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    fontWeight: 'semibold',
    letterSpacing: '0.01em',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: '7', fontSize: '2xs' },
      md: { boxSize: '9', fontSize: '13px' },
      lg: { boxSize: { base: '11', md: '14' }, fontSize: { base: 'md', md: 'lg' }, letterSpacing: '-0.01em' },
    },
    look: {
      solid: { bg: 'brand.solid', color: 'brand.on' },
      soft: { bg: 'brand.subtle', color: 'brand.fg' },
      /** For a coloured bar. */
      tinted: { bg: 'brand.muted', color: 'brand.fg' },
    },
  },
  defaultVariants: { size: 'md', look: 'solid' },
});

/** Props of `Avatar`. */
export interface AvatarProps {
  readonly name: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /**
   * Background: `false` the brand's colour (the agent), `true` a pale one (customers), `'tinted'` for a coloured bar.
   */
  readonly soft?: boolean | 'tinted';
}

/**
 * A person's initials in a circle. Hidden from screen readers, because the name is beside it. `soft`: the background is
 * pale (`true`, for customers), for a coloured bar (`'tinted'`), or the brand's colour (`false`).
 */
export function Avatar({ name, size = 'md', soft = false }: AvatarProps) {
  const look = soft === 'tinted' ? 'tinted' : soft ? 'soft' : 'solid';
  return (
    <Disc size={size} look={look} aria-hidden>
      {initials(name)}
    </Disc>
  );
}
