import { formatCount } from '@portal/shared/counts';
import { chakra } from '@portal/shared/ui';
import { Pin, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { type countFilters, type Filter, filterLabels, filters } from '../list/filters.ts';

const Chips = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flex: '1',
    minW: '0',
    overflowX: 'auto',
    // chips that go on beyond an edge fade there: in a margin, where none is at rest
    mx: '-4',
    px: '4',
    maskImage: 'linear-gradient(90deg, transparent, #000 {spacing.4} calc(100% - {spacing.4}), transparent)',
    py: '1',
    scrollbarWidth: 'none',
    // a mouse has no other way to the chips beyond the edge
    '@media (hover: hover)': { scrollbarWidth: 'thin' },
  },
});

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    minH: { base: 'touch', md: '34px' },
    px: '3',
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
  expired: <Dot tone="danger" />,
  expiring: <Dot tone="warn" />,
  none: <Dot tone="neutral" />,
  pinned: <Pin aria-hidden />,
  cart: <ShoppingCart aria-hidden />,
};

interface FilterChipsProps {
  /** Absent until the first customers are loaded. */
  readonly counts: ReturnType<typeof countFilters> | undefined;
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The filters with the number of loaded customers of each. Their widths stay while the numbers grow. */
export function FilterChips({ counts, value, onChange }: FilterChipsProps) {
  return (
    <Chips role="group" aria-label="Show" data-screen-only="">
      {filters.map((filter) =>
        filter === 'cart' && counts && counts.cart === undefined ? null : (
          <Toggle key={filter} type="button" aria-pressed={value === filter} onClick={() => onChange(filter)}>
            {marks[filter]}
            {filterLabels[filter]}{' '}
            <b
              style={{ minWidth: filter === 'all' ? '5ch' : '3ch' }}
              data-zero={counts?.[filter] === 0 ? '' : undefined}
            >
              {counts && formatCount(counts[filter] ?? 0)}
            </b>
          </Toggle>
        ),
      )}
    </Chips>
  );
}
