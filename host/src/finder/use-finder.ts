import { type ApplicationRow, applicationList } from '@portal/shared/api/applications';
import { searchCustomers } from '@portal/shared/api/customers';
import { searchKeyword } from '@portal/shared/clean-text';
import type { Agent } from '@portal/shared/contract';
import { useCall, useSlow } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { onboardingPath } from '@portal/shared/pages';
import { finderCommand } from '@portal/shared/remote';
import { canSell } from '@portal/shared/selling';
import { useShell } from '@portal/shared/ui';
import { typingPauseMs } from '@portal/shared/use-typing-pause';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { KnownCustomer } from '../core/customers/recent-customers.ts';
import {
  buildFailedChoices,
  buildInitialChoices,
  buildSearchChoices,
  type Choice,
  type ChoiceGroup,
  moveIndex,
} from './choices.ts';
import { readCommands } from './commands.ts';
import { readCommand } from './customer-commands.ts';
import type { EarlyKeys } from './early-keys.ts';
import { findPageCommands, listPageCommands, type PageCommand } from './page-commands.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** The number of customers that the service returns, from which the finder shows the best. */
const LIMIT = 100;

/** The chosen index, and whether the pointer chose it. */
interface Active {
  readonly index: number;
  readonly isPointed: boolean;
}
const firstChoice: Active = { index: 0, isPointed: false };

/** What may be a form number: letters and digits with at least three digits in a row. */
const formNumberPattern = /^(?=.*\d{3})[\w/-]+$/;

export interface FinderOptions {
  readonly agent: Agent;
  /** The ids of the pinned customers. */
  readonly pinnedIds: readonly string[];
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
  /** Whether the agent has the registration that the page of an address is for; commands to others are not offered. */
  readonly canOpen: (address: string) => boolean;
  readonly onChoose: (choice: Choice) => void;
  /** Called when the agent moves to a choice, to preload its page. */
  readonly onIntent: () => void;
}

/**
 * Returns the finder's state: what is typed, the search with its choices, the current choice, whether the search is
 * slow, pending or empty, and the field's handlers. `onIntent` is called when the agent moves to a choice.
 */
export function useFinder({ agent, pinnedIds, recent, canOpen, onChoose, onIntent }: FinderOptions) {
  const [fieldText, setTyped] = useState('');
  const [active, setActive] = useState(firstChoice);
  const typed = readCommand(searchKeyword(fieldText));
  const typedKeyword = typed.words;
  const [keyword, searchNow] = useDebouncedValue(typedKeyword, typingPauseMs);
  /** The keyword for which the agent pressed Enter before its result was there. */
  const [enteredKeyword, setEnteredKeyword] = useState<string>();
  const search = useCall(
    searchCustomers,
    keyword === '' ? undefined : { agentUserId: agent.uuid, keyword, limit: LIMIT, page: 1 },
    { keepPrevious: true },
  );
  const list = useApplicationsOf(agent, keyword);
  const isSlow = useSlow(search);
  const isPending =
    typedKeyword !== keyword ||
    list.status === 'loading' ||
    (keyword !== '' && (search.status === 'loading' || search.refreshing));
  const applications = list.status === 'ok' ? list.value : [];
  const pages = usePages(agent, canOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new keyword starts at the first choice
  useEffect(() => setActive(firstChoice), [keyword, typed.command]);

  const result = keyword !== '' && search.status === 'ok' ? search.value : undefined;
  const groups: readonly ChoiceGroup[] =
    typedKeyword === ''
      ? buildInitialChoices(withNames(pinnedIds, recent), recent, pages, typed.command)
      : result
        ? buildSearchChoices({ ...typed, words: keyword }, { ...result, applications, today: today() }, pages)
        : keyword !== '' && search.status === 'failed'
          ? buildFailedChoices({ ...typed, words: keyword }, applications, pages)
          : [];
  const choices = groups.flatMap((group) => group.choices);
  const current = choices[active.index];

  // an early Enter opens the only match; among several the agent has to choose
  const pageCount = typed.command ? 0 : findPageCommands(pages, keyword).length;
  const onlyMatch = result && result.total + applications.length + pageCount === 1 ? choices[0] : undefined;
  // not `useEffect`: a key that opens the finder again could come before the close is rendered
  useLayoutEffect(() => {
    if (enteredKeyword !== keyword || isPending) return;
    setEnteredKeyword(undefined);
    if (onlyMatch) onChoose(onlyMatch);
  }, [enteredKeyword, keyword, isPending, onlyMatch, onChoose]);

  const choose = (index: number, isPointed: boolean) => {
    setActive({ index, isPointed });
    onIntent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step !== undefined) {
      event.preventDefault();
      choose(moveIndex(active.index, step, choices.length), false);
    }
    if (event.key !== 'Enter') return;
    // while a search is pending the choices may belong to an earlier keyword
    if (isPending) {
      setEnteredKeyword(typedKeyword);
      searchNow();
    } else if (current) onChoose(current);
  };
  const onType = (value: string) => {
    setTyped(value);
    setEnteredKeyword(undefined);
  };
  const onEarlyKeys = ({ text, isEntered }: EarlyKeys) => {
    if (text === '') return;
    setTyped((before) => before + text);
    setEnteredKeyword(isEntered ? readCommand(searchKeyword(fieldText + text)).words : undefined);
  };
  const onVerb = (verb: string) => onType(`${verb} ${typedKeyword}`);
  const onPoint = (choice: Choice) => choose(choices.indexOf(choice), true);

  const isEmpty = typedKeyword === '';
  return {
    typed: fieldText,
    keyword,
    command: typed.command,
    search,
    isEmpty,
    isSlow,
    isPending,
    groups,
    choices,
    current,
    isPointed: active.isPointed,
    /** Whether the search is over, and the words find neither a customer nor anything else. */
    isNothingFound:
      !isPending && list.status === 'ok' && result?.total === 0 && applications.length + pageCount === 0,
    /** Whether the words find a page or a setting. */
    hasFoundPage: pageCount > 0,
    applications: list.status === 'failed' ? ('failed' as const) : applications,
    onType,
    onEarlyKeys,
    onKeyDown,
    onPoint,
    onVerb,
  };
}

/**
 * Returns the pages that the agent can open, and the settings; of the colour modes the other one. An onboarding ends with
 * a sale, so that an agent without a registration is not offered one.
 */
function usePages(agent: Agent, canOpen: FinderOptions['canOpen']): readonly PageCommand[] {
  const { slots } = useShell();
  const isSeller = canSell(agent);
  return useMemo(
    () =>
      listPageCommands(readCommands(slots.fillings?.(finderCommand.id) ?? [])).filter(({ target }) =>
        'act' in target
          ? target.act !== shownMode()
          : canOpen(target.to) && (isSeller || target.to !== onboardingPath),
      ),
    [slots, canOpen, isSeller],
  );
}

const shownMode = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

type Applications =
  | { readonly status: 'ok'; readonly value: readonly ApplicationRow[] }
  | { readonly status: 'loading' | 'failed' };

/** Returns the agent's applications whose form number contains the keyword; none for a keyword that is no form number. */
function useApplicationsOf(agent: Agent, keyword: string): Applications {
  const isFormNumber = formNumberPattern.test(keyword);
  const list = useCall(
    applicationList,
    isFormNumber ? { userId: agent.uuid, channel: 'Digital Transaction' } : undefined,
  );
  if (!isFormNumber) return { status: 'ok', value: [] };
  if (list.status !== 'ok') return { status: list.status };
  const value = list.value.filter(({ formNo }) => formNo.toLowerCase().includes(keyword.toLowerCase()));
  return { status: 'ok', value };
}

function withNames(ids: readonly string[], recent: readonly KnownCustomer[]) {
  return ids.map((customerId) => {
    const known = recent.find((customer) => customer.customerId === customerId);
    return known ?? { customerId };
  });
}
