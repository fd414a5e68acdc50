import { formatCount } from '@portal/shared/counts';
import { chakra } from '@portal/shared/ui';
import { Clock, Pin, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Filter, filterLabels } from '../list/filters.ts';

const Chips = chakra('div', {
  // in the lines of the toolbar, so that the order is at the end of the last one
  base: { display: 'contents' },
});

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '34px',
    '@media (pointer: coarse)': { minH: 'touch' },
    px: '10px',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'fg.muted',
    fontSize: '13px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { borderColor: 'border.control', color: 'fg.default' },
    '& svg': { boxSize: '14px' },
    '& i': { boxSize: '6px', borderRadius: '50%', bg: 'currentColor' },
    '& b': {
      fontWeight: 'semibold',
      color: 'fg.default',
      // the room for a longer number is before it, so that both ends of a chip are equal
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& b[data-zero]': { fontWeight: 'normal', color: 'fg.subtle' },
    _pressed: {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      color: 'brand.fg',
      '& b': { color: 'inherit' },
      // a fill alone is not shown in forced colours
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});

const Dot = chakra('i', {
  variants: {
    tone: { danger: { color: 'danger.fg' }, warn: { color: 'accent.fg' }, neutral: { color: 'fg.subtle' } },
  },
});

const marks: Readonly<Record<Filter, ReactNode>> = {
  all: null,
  recent: <Clock aria-hidden />,
  pinned: <Pin aria-hidden />,
  expired: <Dot tone="danger" />,
  expiring: <Dot tone="warn" />,
  none: <Dot tone="neutral" />,
  cart: <ShoppingCart aria-hidden />,
};

/** Room for the numbers of a large book. The device knows the customers of the first two, which are few. */
const widths: Readonly<Partial<Record<Filter, string>>> = { all: '5ch', recent: '2ch', pinned: '2ch' };

interface FilterChipsProps {
  readonly filters: readonly Filter[];
  /** Absent until the first customers are loaded. */
  readonly counts: Readonly<Record<Filter, number>> | undefined;
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The filters with the number of loaded customers of each. Their widths stay while the numbers grow. */
export function FilterChips({ filters, counts, value, onChange }: FilterChipsProps) {
  return (
    <Chips role="group" aria-label="Show" data-screen-only="">
      {filters.map((filter) => (
        <Toggle key={filter} type="button" aria-pressed={value === filter} onClick={() => onChange(filter)}>
          {marks[filter]}
          {filterLabels[filter]}{' '}
          <b
            style={{ minWidth: widths[filter] ?? '3ch' }}
            data-zero={counts?.[filter] === 0 ? '' : undefined}
          >
            {counts && formatCount(counts[filter])}
          </b>
        </Toggle>
      ))}
    </Chips>
  );
}
