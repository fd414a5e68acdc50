import { AnimatePresence, chakra, m, moveProps } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Notices } from './notices.ts';
import { stayOnTop } from './stay-on-top.ts';
import { Toast } from './toast.tsx';
import { useSteadyNotices } from './use-steady-notices.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: {
      base: 'calc({spacing.4} + var(--page-action-bar, 0px))',
      md: 'calc({spacing.6} + var(--page-wide-bar, 0px))',
    },
    zIndex: 'toast',
    display: 'flex',
    // the newest is at the top, so that it does not move the others
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: '2',
    pointerEvents: 'none',
    // beside a drawer, or above its buttons on a narrow screen
    '[data-in-modal] > &': {
      bottom: { base: 'calc({spacing.4} + var(--page-action-bar, {sizes.20}))', md: '6' },
      alignItems: { base: 'center', md: 'flex-start' },
    },
  },
});
/** On a phone: of those without a button the newest alone, and over a drawer or dialog none that can wait. */
const Item = chakra(m.div, {
  base: {
    maxW: 'full',
    width: { base: 'full', md: 'auto' },
    '@media (max-width: 767px)': {
      '&:not([data-has-action]):not(:last-child)': { display: 'none' },
      '&[data-can-wait]:is([data-in-modal] *)': { display: 'none' },
    },
  },
});

/**
 * Shows the notices at the bottom of the window. The live region is rendered from the start, so that screen readers announce
 * new notices. It is never behind an open dialog or drawer.
 */
export function NoticeRegion({ notices }: { readonly notices: Notices }) {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => stayOnTop(container), [container]);
  const shown = useStreamValue(notices.shown$, notices.current);
  const { steady, pointerProps } = useSteadyNotices(shown);
  return createPortal(
    <Region aria-live="polite" data-screen-only="" {...pointerProps}>
      <AnimatePresence>
        {steady.map((notice) => (
          <Item
            key={notice.id}
            data-has-action={notice.action && ''}
            data-can-wait={notice.lasting && notice.tone === 'info' ? '' : undefined}
            visibility={shown.includes(notice) ? undefined : 'hidden'}
            {...moveProps('item')}
          >
            <Toast
              notice={notice}
              onAction={() => notices.runAction(notice.id)}
              onDismiss={() => notices.dismiss(notice.id)}
            />
          </Item>
        ))}
      </AnimatePresence>
    </Region>,
    container,
  );
}
