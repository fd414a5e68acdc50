import { formatDayAndMonth, formatRecent } from '@portal/shared/dates';
import { detailsOf, ItemDetails, LegFigures, useLastPrices } from '@portal/shared/items';
import { Checkbox, Menu } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, IconButton, useShell } from '@portal/shared/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { CartItem } from '../../core/items/cart-item.ts';
import type { ItemPage } from '../../core/items/item-content.ts';
import { type ItemState, StateChip } from '../../core/items/item-states.tsx';
import { OwnNote } from '../../core/items/own-note.tsx';
import { priceDayOf } from '../../core/pricing/price-day.ts';
import type { CartRow } from '../cart-view.ts';
import { ItemGlyph } from './item-glyph.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '3', lg: '4' },
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr) auto auto',
      md: 'auto minmax(0, 1fr) auto minmax(120px, max-content) 72px',
      lg: 'auto auto minmax(0, 1fr) auto minmax(132px, max-content) 72px',
      xl: 'auto auto minmax(min-content, 1fr) auto minmax(132px, max-content) 72px',
    },
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: {
      base: '"check title title remove" "check details details remove" ". state amount amount" ". note note note"',
      // the details have the width up to the sum, and on a tablet the room of the glyph, so that they are two lines
      md: '"check title state amount remove" "check details details amount remove" ". note note note note"',
      lg: '"check glyph title state amount remove" "check glyph details details amount remove" ". . note note note note"',
    },
    py: '4',
    px: { base: '4', md: '5' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    '&:last-child': { borderBottomWidth: '0' },
    // it gets the focus when the row before it is removed
    '&:focus-visible': { outline: '2px solid {colors.brand.solid}', outlineOffset: '-2px' },
  },
});

/**
 * Details of an item, with its sums and the day whose price it gets, or when its draft was typed. `priceDate` is
 * YYYY-MM-DD.
 */
function Details({ item, priceDate }: { readonly item: CartItem } & Pick<RowActions, 'priceDate'>) {
  const { draftOf, text } = item;
  const day = priceDayOf(item, priceDate, formatDayAndMonth);
  const priced = day === undefined ? [] : [{ label: 'priced', value: day }];
  const draft = draftOf === undefined ? [] : [{ label: 'draft of', value: formatRecent(new Date(draftOf)) }];
  return <ItemDetails details={[...detailsOf(text, useLastPrices()), ...priced, ...draft]} />;
}

/** What all rows of a cart share. The functions stay the same, so that a change renders only the rows that it changes. */
export interface RowActions {
  readonly priceDate: string | undefined;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onRemove: (items: readonly CartItem[]) => void;
  /** Opens the drawer that edits an item. `kind` is the name of its transaction in the address. */
  readonly onEdit: (edited: { readonly kind: string; readonly item: CartItem }) => void;
  /** Opens the page that edits an item. */
  readonly onOpen: (path: ItemPage, item: CartItem) => void;
  /** Chooses the assessment in the cart for checkout. */
  readonly onInclude: () => void;
}

/** Each property is compared alone: the view model makes new rows whenever anything in the cart changes. */
interface CartItemRowProps extends RowActions, Omit<CartRow, 'readiness'> {
  readonly status: ItemState;
  /** The fund would suit by the assessment in the cart, which is not chosen. */
  readonly suitsIfIncluded: true | undefined;
}

/** Returns what opens an item's drawer or page. The account of an onboarding's item does not exist yet, so it has none. */
function editorOf(
  item: CartItem,
  { onEdit, onOpen }: Pick<RowActions, 'onEdit' | 'onOpen'>,
): (() => void) | undefined {
  const { transaction: kind, onboardingId, editedAt } = item;
  if (editedAt !== undefined) return () => onOpen(editedAt, item);
  return kind && onboardingId === undefined ? () => onEdit({ kind, item }) : undefined;
}

/**
 * Row of one cart item: a box that chooses it for checkout, its text, the mark of its state, its own note, amount, and
 * the actions Edit (where it has a form) and Remove. Pointing at Edit preloads the form's code. `suitsIfIncluded` offers
 * to include the assessment in the cart.
 */
export const CartItemRow = memo(function CartItemRow(props: CartItemRowProps) {
  const { item, isChosen, status, note, suitsIfIncluded, priceDate } = props;
  const { id, text, noun, transaction } = item;
  const { title } = text;
  const onEdit = editorOf(item, props);
  const onRemove = () => props.onRemove([item]);
  const { slots } = useShell();
  const preloadForm = () => slots.preload('mfe-cart/cart', `transaction-${transaction}`);
  const intent = transaction && onEdit ? { onPointerEnter: preloadForm, onFocus: preloadForm } : {};
  return (
    <Row data-item={id} tabIndex={-1}>
      <Box gridArea="check" pt={{ base: '0.5', lg: '2' }}>
        <Checkbox
          label={`Choose ${noun}: ${title}`}
          checked={isChosen}
          disabled={status === 'blocked'}
          onChange={(next) => props.onChoose([id], next)}
        />
      </Box>
      <Box gridArea="glyph" display={{ base: 'none', lg: 'block' }}>
        <ItemGlyph item={item} />
      </Box>
      <Box gridArea="title" minW="0" fontWeight="semibold">
        {title}
      </Box>
      <Box gridArea="details" minW="0" fontSize="13px" color="fg.muted">
        <Details item={item} priceDate={priceDate} />
      </Box>
      <Box gridArea="state" mt={{ base: '2', md: '0' }}>
        <StateChip state={status} />
      </Box>
      {/* the legs of a switch are below one another, and so are the marks of all rows */}
      <Flex gridArea="amount" direction="column" gap="1" mt={{ base: '2', md: '0' }} textAlign="end">
        {text.legs.map((leg) => (
          <LegFigures key={leg.direction} legs={[leg]} />
        ))}
      </Flex>
      <Flex gridArea="remove" display={{ base: 'none', md: 'flex' }} justify="flex-end" my="-1" minW="72px">
        {onEdit ? (
          <IconButton aria-label={`Edit ${noun}: ${title}`} size="sm" onClick={onEdit} {...intent}>
            <Pencil aria-hidden />
          </IconButton>
        ) : null}
        <IconButton aria-label={`Remove ${noun}: ${title}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
      <Box gridArea="remove" display={{ base: 'block', md: 'none' }} my="-3" me="-3">
        <Menu
          label={`Actions of ${noun}: ${title}`}
          items={[
            ...(onEdit
              ? [{ id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: onEdit }]
              : []),
            {
              id: 'remove',
              label: 'Remove',
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: onRemove,
            },
          ]}
          trigger={
            <IconButton aria-label={`Actions of ${noun}: ${title}`} size="sm" {...intent}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      </Box>
      {note === undefined && !suitsIfIncluded ? null : (
        <Box gridArea="note" mt="2.5">
          <OwnNote
            state={status}
            action={
              suitsIfIncluded ? (
                <Button variant="outline" size="sm" onClick={props.onInclude}>
                  Include the assessment
                </Button>
              ) : null
            }
          >
            {note}
          </OwnNote>
        </Box>
      )}
    </Row>
  );
});
