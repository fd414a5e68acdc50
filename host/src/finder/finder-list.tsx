import type { searchCustomers } from '@portal/shared/api/customers';
import type { useCall } from '@portal/shared/data';
import { Kbd, LoadingRows, StillWorking } from '@portal/shared/parts';
import { Button, chakra, FailurePanel, IconButton } from '@portal/shared/ui';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ChoiceList, optionId } from './choice-list.tsx';
import { customerCommands } from './customer-commands.ts';
import { finderField, takeEarlyKeys } from './early-keys.ts';
import { TintedWord } from './tinted-word.tsx';
import { type FinderOptions, useFinder } from './use-finder.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    minH: '58px',
    px: '5',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    color: 'fg.muted',
    // the field has no other frame
    '&:has(input:focus-visible)': { boxShadow: 'inset 0 -2px 0 {colors.focus.ring}' },
    '@media (forced-colors: active)': { '&:has(input:focus-visible)': { outline: '2px solid Highlight' } },
  },
});
const Field = chakra('div', { base: { position: 'relative', flex: '1', minW: '0', fontSize: 'md' } });
const Input = chakra('input', {
  base: {
    position: 'relative',
    w: 'full',
    h: '12',
    bg: 'transparent',
    color: 'fg.default',
    fontSize: 'inherit',
    outline: 'none',
    textOverflow: 'ellipsis',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
const Status = chakra('p', {
  base: { flexShrink: 0, px: '5', pt: '2', minH: '7', textStyle: 'help', overflowWrap: 'anywhere' },
});
/** Has a fixed height, so that nothing moves while the agent types. */
const Results = chakra('div', {
  base: {
    flex: { base: '1', md: 'none' },
    h: { md: '480px' },
    minH: '0',
    px: '2',
    pb: '2',
    overflowY: 'auto',
  },
});
const Foot = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    px: '5',
    py: '2.5',
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'help',
    '& > span:last-of-type': { ms: 'auto' },
  },
});
/** The commands' words as buttons above a phone's keyboard. */
const Verbs = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    gap: '2',
    flexShrink: 0,
    p: '2',
    overflowX: 'auto',
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
const Close = chakra('span', { base: { display: { base: 'contents', md: 'none' } } });

const verbs = customerCommands.map(({ words: [word] }) => word);

/** The search field and its choices. The focus stays in the field; the arrow keys move through the list (ARIA combobox). */
export function FinderList(props: FinderOptions & { readonly onClose: () => void }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const finder = useFinder(props);
  const { search, groups, choices, current, isEmpty, isPending } = finder;
  const hasFailed = !isEmpty && search.status === 'failed';
  return (
    <>
      <Frame>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Field>
          {finder.command ? <TintedWord typed={finder.typed} field={field} /> : null}
          <Input
            ref={field}
            type="search"
            role="combobox"
            aria-label="Find a customer"
            aria-expanded={choices.length > 0}
            aria-controls={choices.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={current ? optionId(listId, groups, current) : undefined}
            placeholder="Customer, form number, page or action"
            {...{ [finderField]: '' }}
            onFocus={() => finder.onEarlyKeys(takeEarlyKeys())}
            autoComplete="off"
            spellCheck={false}
            value={finder.typed}
            data-autofocus=""
            onChange={({ target }) => finder.onType(target.value)}
            onKeyDown={finder.onKeyDown}
          />
        </Field>
        <Close>
          <IconButton aria-label="Close" onClick={props.onClose}>
            <X aria-hidden />
          </IconButton>
        </Close>
      </Frame>
      <Status role="status">
        {finder.isSlow ? <StillWorking /> : statusText(finder, isEmpty || isPending ? undefined : search)}
      </Status>
      <Results aria-busy={isPending}>
        {hasFailed ? (
          <FailurePanel
            compact
            title="Customers could not be searched"
            meaning={search.error.message}
            onRetry={search.retry}
          />
        ) : null}
        {choices.length > 0 ? (
          <ChoiceList
            id={listId}
            agent={props.agent}
            keyword={finder.keyword}
            groups={groups}
            current={current}
            isStale={isPending}
            isPointed={finder.isPointed}
            onChoose={props.onChoose}
            onPoint={finder.onPoint}
          />
        ) : isPending ? (
          <LoadingRows rows={4} values={0} label="Searching" />
        ) : null}
      </Results>
      <Foot aria-hidden>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>move</span>
        <Kbd>Enter</Kbd>
        <span>open</span>
        <Kbd>Esc</Kbd>
        <span>close</span>
        <span>Begin with a word: {verbs.join(', ')}</span>
      </Foot>
      <Verbs role="group" aria-label="Begin with a word">
        {verbs.map((verb) => (
          <Button
            key={verb}
            variant="outline"
            // the field keeps the focus, and a phone its keyboard
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              finder.onVerb(verb);
              field.current?.focus();
            }}
          >
            {verb}
          </Button>
        ))}
      </Verbs>
    </>
  );
}

type SearchResult = ReturnType<typeof useCall<typeof searchCustomers>>;
type Finder = Pick<
  ReturnType<typeof useFinder>,
  'keyword' | 'command' | 'choices' | 'isEmpty' | 'applications'
>;

/** What is announced to screen readers: the number of matches, or what a command without words needs. */
function statusText(
  { keyword, command, choices, isEmpty, applications }: Finder,
  search: SearchResult | undefined,
): string {
  if (isEmpty && command && choices.length === 0) return `${command.phrase} whom? Type a name or a number.`;
  if (search?.status !== 'ok') return '';
  const { total } = search.value;
  const parts = [total > 0 && countOf(total, 'customer')];
  if (applications === 'failed') parts.push('applications could not be searched');
  else if (applications.length > 0) parts.push(countOf(applications.length, 'application'));
  return parts.filter(Boolean).join(', ') || `No customer you service matches “${keyword}”.`;
}

const countOf = (count: number, name: string) =>
  `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
