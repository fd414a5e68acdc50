import { chakra } from '@portal/shared/ui';
import { useIsScrolledAway } from '@portal/shared/use-is-scrolled-away';
import { type ReactNode, useRef } from 'react';

/** Just above the bar at rest: out of view while the list scrolls under the bar. */
const Sentinel = chakra('div', { base: { h: '1px', mb: '-9px' } });

const Bar = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    '@media (max-width: 374px)': { position: 'static' },
    top: { base: '-4', md: '-5' },
    // over the filters' selects, which have 1
    zIndex: '2',
    display: 'flex',
    // in large text what is beside it is below
    flexWrap: 'wrap',
    gap: '2',
    '& > div': { flex: '1 1 10rem', minW: '0' },
    // to the edges of the drawer
    mx: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    py: '2',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'transparent',
    '&[data-stuck]': { borderColor: 'border.default' },
  },
});

/** A search that stays at the top of the drawer while the list scrolls under it, and then has a line at its end. */
export function SearchBar({ children }: { readonly children: ReactNode }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const isStuck = useIsScrolledAway(sentinel);
  return (
    <>
      <Sentinel ref={sentinel} />
      <Bar data-stuck={isStuck ? '' : undefined}>{children}</Bar>
    </>
  );
}
