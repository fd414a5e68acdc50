import { CustomerBanner, PageContent } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useIsScrolledAway } from '@portal/shared/use-is-scrolled-away';
import { type ReactNode, useRef } from 'react';

interface StickyCustomerBannerProps {
  readonly name: string;
  readonly idNo: string;
  /** The header, which shows the customer's name until it is scrolled out of view. */
  readonly header: ReactNode;
  readonly children: ReactNode;
}

const frameHeight = 'calc({sizes.topbar} + {sizes.crumbs})';

/**
 * Page content with a header, and a slim customer banner once the header is scrolled out of view. The banner is hidden
 * from screen readers, because it repeats the header.
 */
export function StickyCustomerBanner({ name, idNo, header, children }: StickyCustomerBannerProps) {
  const headerRef = useRef<HTMLDivElement>(null);
  const isScrolledAway = useIsScrolledAway(headerRef, { rootMargin: '-104px 0px 0px 0px' });
  return (
    <>
      <Box position="var(--page-sticky)" top={frameHeight} h="0" zIndex="crumbs" aria-hidden>
        {isScrolledAway ? (
          <Box position="absolute" insetX="0" top="0">
            <CustomerBanner name={name} idNo={idNo} />
          </Box>
        ) : null}
      </Box>
      <PageContent pt="4">
        <div ref={headerRef}>{header}</div>
        {children}
      </PageContent>
    </>
  );
}
