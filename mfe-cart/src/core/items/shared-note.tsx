import { useGradualCount } from '@portal/shared/gradual-list';
import { getShortText } from '@portal/shared/items';
import { PrivateFigures } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Box, chakra, Span } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { pluralize } from '../format-text.ts';
import type { CartItem } from './cart-item.ts';
import type { EqualNotes } from './equal-notes.ts';
import { type ItemState, itemStates } from './item-states.tsx';
import { NoteBox } from './own-note.tsx';

const Line = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    minH: { base: 'touch', md: '0' },
    gap: '2.5',
    alignItems: 'start',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg:last-child': { ms: 'auto', transition: 'transform 120ms' },
    '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(180deg)' },
    _motionReduce: { '& > svg:last-child': { transition: 'none' } },
  },
});

const Items = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    maxH: '60vh',
    mt: '2',
    ps: '7',
    overflowY: 'auto',
    color: 'fg.default',
    listStyle: 'none',
  },
});

interface SharedNoteProps {
  readonly note: EqualNotes<CartItem, ItemState>;
  /** Screen readers announce the sentence when it appears, but not the list of items. */
  readonly isAlert?: boolean;
}

/**
 * One sentence about several items, with their count, in the place of one at each. Pressing it lists the items, each
 * with its account. The rows of the items keep the marks of their state.
 */
export function SharedNote({ note: { state, text, items }, isAlert = false }: SharedNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { note, icon } = itemStates[state];
  return (
    <NoteBox tone={note} display="block">
      <div role={isAlert ? 'alert' : undefined}>
        <Line
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {icon}
          <span>
            <Span fontWeight="semibold">{pluralize(items.length, 'item')}: </Span>
            <PrivateFigures>{text}</PrivateFigures>
          </span>
          <ChevronDown aria-hidden />
        </Line>
      </div>
      {isOpen ? <ItemList id={listId} items={items} /> : null}
    </NoteBox>
  );
}

function ItemList({ id, items }: { readonly id: string; readonly items: readonly CartItem[] }) {
  const count = useGradualCount(items.length);
  return (
    <Items id={id} aria-label="Items" tabIndex={0}>
      {items.slice(0, count).map((item) => (
        <li key={item.id}>
          <PrivateFigures>{getShortText(item.text)}</PrivateFigures>
          {item.accountId === undefined ? null : (
            <Box as="span" color="fg.muted">{` · ${accountLabel(item.accountId)}`}</Box>
          )}
        </li>
      ))}
    </Items>
  );
}
