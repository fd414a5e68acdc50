import { CustomerBanner, PageContent } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface StuckBannerProps {
  readonly name: string;
  readonly idNo: string;
  /** The header that names the customer while it is in view. */
  readonly header: ReactNode;
  readonly children: ReactNode;
}

const bannerHeight = 48;
const frame = 'calc({sizes.topbar} + {sizes.crumbs})';

/**
 * A page whose header says whose record it is, and whose slim banner says it once the header has scrolled away.
 * The banner only repeats for the eye; heads of tables stick below it.
 */
export function StuckBanner({ name, idNo, header, children }: StuckBannerProps) {
  const watched = useRef<HTMLDivElement>(null);
  const away = useAway(watched);
  return (
    <Box css={away ? { '--table-top': `calc(${frame} + ${bannerHeight}px)` } : undefined}>
      <Box position="sticky" top={frame} h="0" zIndex="crumbs" aria-hidden>
        {away ? (
          <Box position="absolute" insetX="0" top="0">
            <CustomerBanner name={name} idNo={idNo} />
          </Box>
        ) : null}
      </Box>
      <PageContent>
        <div ref={watched}>{header}</div>
        {children}
      </PageContent>
    </Box>
  );
}

/** Whether an element lies wholly above the frame's bars. */
function useAway(watched: { readonly current: HTMLElement | null }): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const { current } = watched;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-104px 0px 0px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [watched]);
  return away;
}
