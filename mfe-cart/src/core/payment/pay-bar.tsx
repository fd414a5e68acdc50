import type { Money } from '@portal/shared/money';
import { PrivateFigures } from '@portal/shared/parts';
import { sumText } from '@portal/shared/selling';
import { Box, chakra, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'none' },
    position: 'var(--page-sticky)',
    bottom: '0',
    zIndex: 'sticky',
    alignItems: 'center',
    gap: '3',
    mx: 'calc(-1 * {spacing.gutter})',
    mt: '6',
    py: '3',
    px: 'gutter',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    // keeps what gets the focus out from under the bar
    '&, html:has(&)': { scrollPaddingBottom: { base: 'calc({sizes.20} + 8px)', xl: '0px' } },
  },
});

interface PayBarProps {
  /** One sum per currency; none when nothing is to be paid. Absent when the button names the sum. */
  readonly sums?: readonly Money[];
  /** Above the sums: what they are, or what is still missing. Default: `To pay`. */
  readonly label?: ReactNode;
  /** The button with the page's next step. */
  readonly children: ReactNode;
}

/**
 * Bar at the bottom of the screen with the sums to pay and the page's next step, in reach from everywhere on a page of
 * one column; not shown where there are two. Put it last on the page.
 */
export function PayBar({ sums, label, children }: PayBarProps) {
  const nothing = label === undefined ? 'Nothing' : 'Nothing to pay';
  return (
    <Bar data-action-bar="" data-screen-only="">
      {sums === undefined ? null : (
        <Box flex="1" minW="0">
          <Text textStyle="help">{label ?? 'To pay'}</Text>
          <Text fontWeight="semibold" fontSize={sums.length > 1 ? '13px' : undefined}>
            <PrivateFigures>{sums.length === 0 ? nothing : sums.map(sumText).join(' + ')}</PrivateFigures>
          </Text>
        </Box>
      )}
      {children}
    </Bar>
  );
}
