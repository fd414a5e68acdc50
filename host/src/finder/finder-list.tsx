import type { searchCustomers } from '@portal/shared/api/customers';
import { countOf } from '@portal/shared/counts';
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
/** What was found, and the keys. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minH: '9',
    px: '5',
    py: '1.5',
    bg: { md: 'bg.subtle' },
    borderBottomWidth: { md: '1px' },
    borderColor: 'border.subtle',
    textStyle: 'help',
  },
  variants: {
    // the sentence is the result, not a hint
    isResult: { true: { bg: 'transparent', borderBottomWidth: '0', textStyle: 'md', color: 'fg.default' } },
  },
});
const Keys = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    ms: 'auto',
    ps: '4',
  },
});
/** Last in the dialog, so that nothing moves when it grows. */
const Results = chakra('div', {
  base: {
    flex: { base: '1', md: '0 1 auto' },
    minH: { base: '0', md: 'min(200px, 40vh)' },
    maxH: { md: '480px' },
    px: '2',
    pb: { base: '2', md: '5' },
    // a row that is cut at the end is seen to go on
    maskImage: { md: 'linear-gradient(to top, transparent, #000 20px)' },
    overflowY: 'auto',
  },
});
/** The commands' words as buttons above a phone's keyboard. */
const Verbs = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    gap: '1.5',
    flexShrink: 0,
    py: '2',
    px: '2',
    overflowX: 'auto',
    // all of them fit in 390 px, from edge to edge of the list
    '& > button': { flex: '1 0 auto', px: '2' },
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
            placeholder="Customer, number, page or action"
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
      <Bar isResult={finder.isNothingFound && !finder.isSlow}>
        <chakra.span role="status" minW="0" overflowWrap="anywhere">
          {finder.isSlow ? <StillWorking /> : statusText(finder, isEmpty || isPending ? undefined : search)}
        </chakra.span>
        {isEmpty && !finder.command ? (
          // a phone has them as buttons
          <chakra.span aria-hidden display={{ base: 'none', md: 'inline' }}>
            Start with an action: {verbs.join(', ')}
          </chakra.span>
        ) : null}
        {finder.isNothingFound ? null : (
          <Keys aria-hidden>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            <span>move</span>
            <Kbd>Enter</Kbd>
            <span>open</span>
            <Kbd>Esc</Kbd>
            <span>close</span>
          </Keys>
        )}
      </Bar>
      <Results aria-busy={isPending}>
        {hasFailed ? (
          <FailurePanel
            compact
            title="Customers could not be searched"
            meaning="You can still open pages from here."
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
      <Verbs role="group" aria-label="Start with an action">
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
  'keyword' | 'command' | 'choices' | 'isEmpty' | 'applications' | 'hasFoundPage'
>;

/** What is announced to screen readers: the number of matches, or what a command without words needs. */
function statusText(
  { keyword, command, choices, isEmpty, applications, hasFoundPage }: Finder,
  search: SearchResult | undefined,
): string {
  if (isEmpty && command && choices.length === 0)
    return `${command.phrase} which customer? Type a name or a number.`;
  if (search?.status !== 'ok') return '';
  const { total } = search.value;
  const parts = [total > 0 && countOf(total, 'customer')];
  if (applications === 'failed') parts.push('applications could not be searched');
  else if (applications.length > 0) parts.push(countOf(applications.length, 'application'));
  const found = parts.filter(Boolean).join(', ');
  return found || hasFoundPage ? found : `No customer you service matches “${keyword}”.`;
}
