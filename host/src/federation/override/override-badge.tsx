import { aboutRemotesPath } from '@portal/shared/pages';
import { chakra, useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { type MouseEvent, useLayoutEffect } from 'react';
import type { ActiveOverrides } from './overrides.ts';

const Badge = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineEnd: { base: '3', md: '6' },
    bottom: { base: '3', md: '6' },
    zIndex: 'topbar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxW: 'calc(100vw - {spacing.6})',
    minH: '11',
    ps: '4',
    pe: '1.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'accent.border',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'xs',
    lineHeight: 'xs',
    boxShadow: 'menu',
  },
});
const Servers = chakra('span', { base: { minW: '0', overflowWrap: 'anywhere', py: '1.5' } });
const action = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: { base: 'touch', md: '8' },
    px: '3',
    borderRadius: 'full',
    fontWeight: 'button',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _focusVisible: { borderRadius: 'full' },
  },
} as const;
const Reset = chakra('button', action);
const Details = chakra('a', action);

/** Leads to the page of remotes, which is for a signed-in agent. It is outside the router, unlike the pages. */
function PanelLink() {
  const { session, navigation } = useShell();
  const { status } = useStreamValue(session.state$, () => session.current());
  if (status !== 'active') return null;
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.navigator.push(aboutRemotesPath);
  }
  return (
    <Details href={aboutRemotesPath} onClick={open}>
      Remotes
    </Details>
  );
}

/**
 * Shows on every page which remotes are overridden, with a link to the page of remotes and a button that resets all
 * overrides (FED-07); nothing when none is.
 * Dialogs cover it. The pages' footers leave space for it (`--page-end`), so that it covers nothing at the end of a page.
 */
export function OverrideBadge({ overrides }: { readonly overrides: ActiveOverrides }) {
  const isShown = overrides.all.length > 0;
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty('--page-end', '64px');
    return () => void style.removeProperty('--page-end');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Badge aria-label="Override">
      <Servers>
        Testing:{' '}
        {overrides.all.map(({ remote, address }) => `${remote} from ${new URL(address).host}`).join(', ')}
      </Servers>
      <PanelLink />
      <Reset type="button" onClick={() => overrides.reset()}>
        Reset
      </Reset>
    </Badge>
  );
}
