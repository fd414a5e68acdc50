import { SearchInput } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { typeWord } from '../core/item-words.ts';
import { FilterSelect } from './filter-select.tsx';
import { ask, type ListQuery, periods } from './list-query.ts';
import type { ListView } from './list-view.ts';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '4' },
});
const Search = chakra('div', { base: { width: { base: 'full', md: '300px' } } });
const SortNote = chakra('span', {
  base: {
    display: 'none',
    ms: 'auto',
    color: 'fg.subtle',
    '@media (min-width: 1400px)': { display: 'inline' },
  },
});

interface ListToolsProps {
  readonly query: ListQuery;
  /** Offers what occurs; while the list loads only what is chosen already. */
  readonly view: Pick<ListView, 'statuses' | 'types'> | undefined;
  readonly onSearch: (keyword: string) => void;
  readonly onChange: (query: ListQuery) => void;
}

/** Search and filters above the list. */
export function ListTools({ query, view, onSearch, onChange }: ListToolsProps) {
  const statuses = view?.statuses ?? [];
  const types = view?.types ?? [];
  return (
    <Bar>
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
        everything="All statuses"
        options={withChosen(statuses, query.status).map((status) => ({ value: status, label: status }))}
        value={query.status}
        onChange={(value) => onChange(ask(query, { status: statuses.find((status) => status === value) }))}
      />
      <FilterSelect
        label="Type"
        everything="All types"
        options={withChosen(types, query.type).map((type) => ({ value: type, label: typeWord(type) }))}
        value={query.type}
        onChange={(value) => onChange(ask(query, { type: types.find((type) => type === value) }))}
      />
      <FilterSelect
        label="Submitted"
        everything="Submitted any time"
        options={periods.map((days) => ({ value: String(days), label: `Last ${days} days` }))}
        value={query.submitted === undefined ? undefined : String(query.submitted)}
        onChange={(value) =>
          onChange(ask(query, { submitted: periods.find((days) => String(days) === value) }))
        }
      />
      {query.sort === 'status' && query.direction === 'ascending' ? (
        <SortNote>Sorted: needs you first, then newest</SortNote>
      ) : null}
    </Bar>
  );
}

/** A filter out of a pasted link stands in its list even when nothing has that value. */
function withChosen<Value>(values: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
}
