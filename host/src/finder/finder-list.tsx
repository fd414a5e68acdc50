import type { searchCustomers } from '@portal/shared/api/customers';
import type { useCall } from '@portal/shared/data';
import { LoadingRows, StillWorking } from '@portal/shared/parts';
import { chakra, FailurePanel } from '@portal/shared/ui';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { ChoiceList, optionId } from './choice-list.tsx';
import { finderField, takeEarlyKeys } from './early-keys.ts';
import { type FinderOptions, useFinder } from './use-finder.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    mt: '4',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.subtle',
    _focusWithin: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-1px' },
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '11',
    bg: 'transparent',
    color: 'fg.default',
    fontSize: 'md',
    outline: 'none',
    textOverflow: 'ellipsis',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
const Status = chakra('p', { base: { mt: '3', minH: '5', textStyle: 'help' } });
/** Has a fixed height, so that nothing moves while the agent types. */
const Results = chakra('div', { base: { h: 'min(400px, 48vh)', mt: '1', overflowY: 'auto' } });

/** The search field and its choices. The focus stays in the field; the arrow keys move through the list (ARIA combobox). */
export function FinderList(props: FinderOptions) {
  const listId = useId();
  const finder = useFinder(props);
  const { search, groups, choices, current, isEmpty, isPending } = finder;
  return (
    <>
      <Frame>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Input
          type="search"
          role="combobox"
          aria-label="Find a customer"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(listId, groups, current) : undefined}
          placeholder="Name, identity or form number"
          {...{ [finderField]: '' }}
          onFocus={() => finder.onEarlyKeys(takeEarlyKeys())}
          autoComplete="off"
          spellCheck={false}
          value={finder.typed}
          data-autofocus=""
          onChange={({ target }) => finder.onType(target.value)}
          onKeyDown={finder.onKeyDown}
        />
      </Frame>
      <Status role="status">
        {finder.isSlow ? (
          <StillWorking />
        ) : (
          statusText(finder.keyword, isEmpty || isPending ? undefined : search, finder.applications)
        )}
      </Status>
      <Results aria-busy={isPending}>
        {!isEmpty && search.status === 'failed' ? (
          <FailurePanel
            compact
            title="Customers could not be searched"
            meaning={search.error.message}
            onRetry={search.retry}
          />
        ) : !isEmpty && choices.length === 0 ? (
          <LoadingRows rows={4} values={0} label="Searching" />
        ) : (
          <ChoiceList
            id={listId}
            agent={props.agent}
            groups={groups}
            current={current}
            isStale={isPending}
            onChoose={props.onChoose}
            onPoint={finder.onPoint}
          />
        )}
      </Results>
    </>
  );
}

type SearchResult = ReturnType<typeof useCall<typeof searchCustomers>>;

/** The number of matches, announced to screen readers. */
function statusText(
  keyword: string,
  search: SearchResult | undefined,
  applications: readonly unknown[] | 'failed',
): string {
  if (search?.status !== 'ok') return '';
  const { total } = search.value;
  const parts = [total > 0 && countOf(total, 'customer')];
  if (applications === 'failed') parts.push('applications could not be searched');
  else if (applications.length > 0) parts.push(countOf(applications.length, 'application'));
  return parts.filter(Boolean).join(', ') || `No customer you service matches “${keyword}”.`;
}

const countOf = (count: number, name: string) =>
  `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
