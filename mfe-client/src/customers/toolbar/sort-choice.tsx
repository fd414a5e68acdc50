import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import type { Sort } from '../list/list-view.ts';

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    w: { base: 'touch', md: '212px' },
    flexShrink: 0,
    '& svg': { position: 'absolute', boxSize: '15px', color: 'fg.muted', pointerEvents: 'none' },
    '& svg:first-of-type': { insetInlineStart: { base: '3.5', md: '2.5' } },
    '& svg:last-of-type': { display: { base: 'none', md: 'block' }, insetInlineEnd: '2.5' },
  },
});

const Select = chakra('select', {
  base: {
    appearance: 'none',
    w: 'full',
    minH: { base: 'touch', md: '34px' },
    // on a phone an icon at the end of the filters, without room for its words
    ps: { base: '42px', md: '8' },
    pe: { base: '0', md: '7' },
    textOverflow: 'ellipsis',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: '13px' },
    fontWeight: { base: 'normal', md: 'medium' },
    cursor: 'pointer',
  },
});

const labels: Readonly<Record<Sort, string>> = {
  match: 'Best match',
  name: 'Name, A to Z',
  expiry: 'Assessment ends first',
  state: 'Assessment by state',
  recent: 'Opened recently',
};

interface SortChoiceProps {
  /** The orders to choose from. */
  readonly sorts: readonly Sort[];
  readonly value: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** The order of the list; on a phone an icon, which opens the orders. */
export function SortChoice({ sorts, value, onChange }: SortChoiceProps) {
  return (
    <Frame data-screen-only="">
      <VisuallyHidden>Sort by</VisuallyHidden>
      <ArrowUpDown aria-hidden />
      <Select
        value={value}
        onChange={({ target }) => {
          const sort = sorts.find((one) => one === target.value);
          if (sort) onChange(sort);
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </Select>
      <ChevronDown aria-hidden />
    </Frame>
  );
}
