import { chakra } from '@portal/shared/ui';
import type { RunningOverrides } from './overrides.ts';

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
/** As much room below every page as the badge takes: scrolled to its end, it covers nothing. */
const Room = chakra('div', { base: { h: '20' } });
const What = chakra('span', { base: { minW: '0', overflowWrap: 'anywhere', py: '1.5' } });
const Reset = chakra('button', {
  base: {
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
});

/** Says on every page that it does not show what agents get, and brings that back (FED-07). Dialogs lie over it. */
export function OverrideBadge({ overrides }: { readonly overrides: RunningOverrides }) {
  if (overrides.all.length === 0) return null;
  return (
    <Room>
      <Badge aria-label="Override">
        <What>
          {overrides.all.map(({ remote, address }) => `${remote} from ${new URL(address).host}`).join(', ')}
        </What>
        <Reset type="button" onClick={overrides.reset}>
          Reset
        </Reset>
      </Badge>
    </Room>
  );
}
