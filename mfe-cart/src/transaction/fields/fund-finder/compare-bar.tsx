import { Button, chakra, Text } from '@portal/shared/ui';
import type { Ref } from 'react';
import { maxCompared } from './comparison-rows.ts';

const Bar = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    // the drawer's body has this padding, which a list would show below the bar
    bottom: { base: '-4', md: '-5' },
    zIndex: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '3',
    py: '2',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});

interface CompareBarProps {
  /** How many funds are ticked, at least one. */
  readonly count: number;
  readonly onCompare: () => void;
  readonly onClear: () => void;
  readonly compareRef: Ref<HTMLButtonElement>;
}

/**
 * Bar at the bottom of the list of funds while `count` of them are ticked, with buttons that open the comparison (from
 * two on) and untick them all. `compareRef` is a ref to the button that opens it.
 */
export const CompareBar = ({ count, onCompare, onClear, compareRef }: CompareBarProps) => (
  <Bar>
    <Text flex="1" textStyle="help">
      {count === 1 ? 'Tick another fund to compare' : `${count} of ${maxCompared} funds`}
    </Text>
    <Button variant="ghost" size="sm" onClick={onClear}>
      Clear
    </Button>
    <Button ref={compareRef} variant="outline" size="sm" disabled={count < 2} onClick={onCompare}>
      {count < 2 ? 'Compare' : `Compare ${count} funds`}
    </Button>
  </Bar>
);
