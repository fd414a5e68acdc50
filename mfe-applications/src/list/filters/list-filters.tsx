import { getItemTypeLabel } from '@portal/shared/items';
import { SearchInput } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { changeQuery, type ListQuery, periods } from '../list-query.ts';
import type { ListView } from '../list-view.ts';
import { FilterSelect, type FilterWidths } from './filter-select.tsx';

/** Below 1024 px the filters share a line, on a tablet with the search. They have more lines where text is large. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '4',
  },
});
const Search = chakra('div', {
  base: {
    flex: { md: '2 1 14rem', lg: 'none' },
    minW: '0',
    width: { base: 'full', md: 'auto', lg: '300px' },
  },
});

const widths = {
  status: { base: '7.05rem', md: '7.95rem', lg: '11.875rem' },
  type: { base: '5.95rem', md: '6.85rem', lg: '11.125rem' },
  sent: { base: '7.95rem', md: '8.8rem', lg: '9rem' },
} as const satisfies Record<string, FilterWidths>;

interface ListFiltersProps {
  readonly query: ListQuery;
  /** Options of the filters. Until the list is loaded, only the selected values are offered. */
  readonly view: Pick<ListView, 'statuses' | 'types'> | undefined;
  readonly onSearch: (keyword: string) => void;
  readonly onChange: (query: ListQuery) => void;
}

/**
 * Search and filters (status, type, when sent) above the list. `onSearch` gets the typed text, `onChange` the changed
 * query; `view` has the options, `undefined` until the applications are loaded.
 */
export function ListFilters({ query, view, onSearch, onChange }: ListFiltersProps) {
  const statuses = view?.statuses ?? [];
  const types = view?.types ?? [];
  return (
    <Bar data-screen-only="">
      <Search>
        <SearchInput
          label="Search applications"
          placeholder="Form number or customer"
          value={query.keyword}
          onChange={onSearch}
        />
      </Search>
      <FilterSelect
        label="Status"
        widths={widths.status}
        allLabel="All statuses"
        options={includeSelected(statuses, query.status).map((status) => ({ value: status, label: status }))}
        value={query.status}
        onChange={(value) =>
          onChange(changeQuery(query, { status: statuses.find((status) => status === value) }))
        }
      />
      <FilterSelect
        label="Type"
        widths={widths.type}
        allLabel="All types"
        options={includeSelected(types, query.type).map((type) => ({
          value: type,
          label: getItemTypeLabel(type),
        }))}
        value={query.type}
        onChange={(value) => onChange(changeQuery(query, { type: types.find((type) => type === value) }))}
      />
      <FilterSelect
        label="Sent"
        widths={widths.sent}
        allLabel="Sent any time"
        options={periods.map((days) => ({ value: String(days), label: `Last ${days} days` }))}
        value={query.submitted === undefined ? undefined : String(query.submitted)}
        onChange={(value) =>
          onChange(changeQuery(query, { submitted: periods.find((days) => String(days) === value) }))
        }
      />
    </Bar>
  );
}

/** Adds the selected value of a pasted link when no application has it. */
function includeSelected<Value>(values: readonly Value[], selection: Value | undefined): readonly Value[] {
  return selection === undefined || values.includes(selection) ? values : [selection, ...values];
}
