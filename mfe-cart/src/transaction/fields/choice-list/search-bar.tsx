import { chakra } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Just above the bar at rest: out of view while the list scrolls under the bar. */
const Above = chakra('div', { base: { h: '1px', mb: '-9px' } });

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
    '&[data-over]': { borderColor: 'border.default' },
  },
});

/** A search that stays at the top of the drawer while the list scrolls under it, and then has a line at its end. */
export function SearchBar({ children }: { readonly children: ReactNode }) {
  const above = useRef<HTMLDivElement>(null);
  const isOver = useIsOutOfView(above);
  return (
    <>
      <Above ref={above} />
      <Bar data-over={isOver ? '' : undefined}>{children}</Bar>
    </>
  );
}

/** Returns whether an element is scrolled out of view. */
function useIsOutOfView(target: { readonly current: HTMLElement | null }): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      // a slow page receives several entries at once; the last one is current
      const entry = entries.at(-1);
      if (entry) setIsOut(!entry.isIntersecting);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
