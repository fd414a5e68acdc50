import { searchCustomers } from '@portal/shared/api/customers';
import type { Agent } from '@portal/shared/contract';
import { useCall, useSlow } from '@portal/shared/data';
import { LoadingRows, StillWorking } from '@portal/shared/parts';
import { chakra, FailurePanel } from '@portal/shared/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { KnownCustomer } from '../core/recent-customers.ts';
import { ChoiceList, optionId } from './choice-list.tsx';
import { type Choice, type ChoiceGroup, choicesAtHand, choicesFound, moved, tidy } from './choices.ts';
import { useSettled } from './use-settled.ts';

/** How long typing must rest before the service is asked, in milliseconds. */
const REST_MS = 300;

/** Customers shown; more are on the page of all. */
const LIMIT = 8;

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
/** Of one height whatever stands in it: nothing moves while an agent types. */
const Place = chakra('div', { base: { h: 'min(400px, 48vh)', mt: '1', overflowY: 'auto' } });

export interface FinderListProps {
  readonly agent: Agent;
  /** Ids. */
  readonly pinned: readonly string[];
  readonly recent: readonly KnownCustomer[];
  readonly onChoose: (choice: Choice) => void;
  /** The agent is on its way to a customer. */
  readonly onNear: () => void;
}

/** Words above, choices below: the focus stays in the field, the arrow keys move through the list (ARIA combobox). */
export function FinderList({ agent, pinned, recent, onChoose, onNear }: FinderListProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [keyword, askNow] = useSettled(tidy(typed), REST_MS);
  /** The words that the agent entered before they were answered. */
  const [entered, enter] = useState<string>();
  const found = useCall(
    searchCustomers,
    keyword === '' ? undefined : { agentUserId: agent.uuid, keyword, limit: LIMIT, page: 1 },
    { keepPrevious: true },
  );
  const slow = useSlow(found);
  const pending =
    tidy(typed) !== keyword || (keyword !== '' && (found.status === 'loading' || found.refreshing));

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another list, from its top
  useEffect(() => setActive(0), [keyword]);

  const groups: readonly ChoiceGroup[] =
    tidy(typed) === ''
      ? choicesAtHand(pinnedCustomers(pinned, recent), recent)
      : keyword !== '' && found.status === 'ok'
        ? choicesFound(keyword, found.value)
        : [];
  const choices = groups.flatMap((group) => group.choices);
  const current = choices[active];

  // entered in haste: the one customer found is meant; among several the agent has yet to choose
  const only = keyword !== '' && found.status === 'ok' && found.value.total === 1 ? choices[0] : undefined;
  useEffect(() => {
    if (entered !== keyword || pending) return;
    enter(undefined);
    if (only) onChoose(only);
  }, [entered, keyword, pending, only, onChoose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step !== undefined) {
      event.preventDefault();
      setActive(moved(active, step, choices.length));
      onNear();
    }
    if (event.key !== 'Enter') return;
    // what shows may still answer other words: whoever is quick does not open the wrong customer
    if (pending) {
      enter(tidy(typed));
      askNow();
    } else if (current) onChoose(current);
  };

  return (
    <>
      <Frame>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Input
          type="search"
          role="combobox"
          aria-label="Find a customer"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(list, groups, current) : undefined}
          placeholder="Name, identity number, e-mail or phone"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          data-autofocus=""
          onChange={({ target }) => {
            setTyped(target.value);
            enter(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </Frame>
      <Status role="status">
        {slow ? <StillWorking /> : wordsOf(keyword, tidy(typed) === '' || pending ? undefined : found)}
      </Status>
      <Place aria-busy={pending}>
        {tidy(typed) !== '' && found.status === 'failed' ? (
          <FailurePanel
            compact
            title="Customers could not be searched"
            meaning={found.error.message}
            onRetry={found.retry}
          />
        ) : tidy(typed) !== '' && choices.length === 0 ? (
          <LoadingRows rows={4} values={0} label="Searching" />
        ) : (
          <ChoiceList
            id={list}
            agent={agent}
            groups={groups}
            current={current}
            faint={pending}
            onChoose={onChoose}
            onPoint={(choice) => {
              setActive(choices.indexOf(choice));
              onNear();
            }}
          />
        )}
      </Place>
    </>
  );
}

function pinnedCustomers(ids: readonly string[], recent: readonly KnownCustomer[]) {
  return ids.map((customerId) => {
    const known = recent.find((customer) => customer.customerId === customerId);
    return known ? { customerId, name: known.name } : { customerId };
  });
}

type Found = ReturnType<typeof useCall<typeof searchCustomers>>;

/** What those hear who do not see the list. */
function wordsOf(keyword: string, found: Found | undefined): string {
  if (found?.status !== 'ok') return '';
  const { total } = found.value;
  if (total === 0) return `No customer you service matches “${keyword}”.`;
  return total === 1 ? '1 customer' : `${total.toLocaleString('en')} customers`;
}
