import { chakra, Flex, Text } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { SavedState } from './describe-saved.ts';

/** Below the breadcrumbs, as wide as the page. The list that it opens is in it. */
const Bar = chakra('details', {
  base: {
    display: { base: 'block', xl: 'none' },
    mt: { base: '-4', md: '-6' },
    mx: 'calc(-1 * {spacing.gutter})',
    mb: { base: '3', md: '5' },
    px: 'gutter',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '4',
      minH: '12',
      py: '1.5',
      cursor: 'pointer',
      // the portal's sign instead of the browser's
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open]': { pb: '3' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

interface StepsBarProps {
  /** The applicant. */
  readonly name: string;
  /** Place of the step, from 1, and the number of steps. */
  readonly place: number;
  readonly count: number;
  readonly saved: SavedState | undefined;
  /** The list of steps. `close` closes it; the focus is then on the bar. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * Where the agent is in an onboarding, below 1280 px: applicant, step, and whether it is saved, in a bar that opens the
 * list of steps.
 */
export function StepsBar({ name, place, count, saved, children }: StepsBarProps) {
  const bar = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    bar.current?.removeAttribute('open');
    summary.current?.focus({ preventScroll: true });
  };
  return (
    <Bar ref={bar}>
      <summary ref={summary}>
        <Flex
          as="span"
          flex="1 1 11rem"
          minW="0"
          direction={{ base: 'column', md: 'row' }}
          columnGap="3"
          align={{ md: 'baseline' }}
        >
          <Text as="span" fontWeight="medium">
            {name}
          </Text>
          <Text as="span" textStyle="help">
            {[`Step ${place} of ${count}`, ...(saved ? [saved.text] : [])].join(' · ')}
          </Text>
        </Flex>
        <Flex as="span" align="center" gap="2" flexShrink="0" color="fg.muted">
          All steps
          <ChevronDown size={16} aria-hidden />
        </Flex>
      </summary>
      {children(close)}
    </Bar>
  );
}
