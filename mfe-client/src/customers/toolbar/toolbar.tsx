import { formatCount } from '@portal/shared/counts';
import { Box } from '@portal/shared/ui';
import { ArrowUpDown } from 'lucide-react';
import { type Filter, filterLabels, filters } from '../list/filters.ts';
import { type Sort, sorts } from '../list/list-view.ts';
import type { SearchState } from '../list/search-state.ts';
import type { RowHeight } from '../list/use-list-layout.ts';
import { FilterChips } from './filter-chips.tsx';
import { ListOptions } from './list-options.tsx';
import { ListSelect } from './list-select.tsx';

const sortLabels: Readonly<Record<Sort, string>> = {
  match: 'Best match',
  name: 'Name, A to Z',
  expiry: 'Assessment ends first',
  state: 'Assessment by state',
  recent: 'Opened recently',
};

interface ToolbarProps {
  readonly search: SearchState;
  readonly onChange: (part: Partial<Pick<SearchState, 'filter' | 'sort'>>) => void;
  /** Absent until the first customers are loaded. */
  readonly counts: Readonly<Record<Filter, number>> | undefined;
  /** On a phone the filters are one control. */
  readonly isPhone: boolean;
  /** Absent where rows have one height. */
  readonly rowHeight: RowHeight | undefined;
  readonly onRowHeight: (rowHeight: RowHeight) => void;
}

/** Filters, order and look of the list. The filter of open carts is there only while a cart is open. */
export function Toolbar(props: ToolbarProps) {
  const { search, onChange, counts, isPhone, rowHeight, onRowHeight } = props;
  const shown = filters.filter((filter) => filter !== 'cart' || search.filter === 'cart' || counts?.cart);
  const onFilter = (filter: Filter) => onChange({ filter });
  return (
    <Box display="flex" flexWrap={{ md: 'wrap' }} alignItems="flex-start" columnGap="2" rowGap="2" my="3">
      {isPhone ? (
        <ListSelect
          label="Show"
          options={shown}
          textOf={(filter) =>
            counts ? `${filterLabels[filter]} ${formatCount(counts[filter])}` : filterLabels[filter]
          }
          value={search.filter}
          onChange={onFilter}
        />
      ) : (
        <FilterChips filters={shown} counts={counts} value={search.filter} onChange={onFilter} />
      )}
      <Box display="flex" gap="2" ms="auto">
        <ListSelect
          label="Sort by"
          icon={<ArrowUpDown aria-hidden />}
          options={sorts.filter((sort) => sort !== 'match' || search.keyword !== '')}
          textOf={(sort) => sortLabels[sort]}
          value={search.sort}
          onChange={(sort) => onChange({ sort })}
        />
        {rowHeight ? <ListOptions rowHeight={rowHeight} onRowHeight={onRowHeight} /> : null}
      </Box>
    </Box>
  );
}
