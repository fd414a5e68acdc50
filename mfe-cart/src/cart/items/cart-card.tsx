import { Card, CardHeader, IdText, PlanChip } from '@portal/shared/parts';
import { Flex, Span } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import type { Plan } from '../../core/plan.ts';
import type { CartRow } from '../cart-view.ts';
import { CartItemRow } from './cart-item-row.tsx';

interface CartCardProps {
  /** The account's number, or a name for the group. */
  readonly title: string;
  readonly plan?: Plan;
  /** Account type: `Joint, either to sign`. */
  readonly note?: string | undefined;
  readonly rows: readonly CartRow[];
  readonly priceDate: string | undefined;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onRemove: (items: readonly CartItem[]) => void;
  /** Opens the drawer that edits an item. `kind` is the name of its transaction in the address. */
  readonly onEdit: (edited: { readonly kind: string; readonly item: CartItem }) => void;
  /** Opens the page that edits an item. */
  readonly onOpen: (path: string, item: CartItem) => void;
}

/** Returns what opens an item's drawer or page. The account of an onboarding's item does not exist yet, so it has none. */
function editorOf(
  item: CartItem,
  { onEdit, onOpen }: Pick<CartCardProps, 'onEdit' | 'onOpen'>,
): (() => void) | undefined {
  const { transaction: kind, onboardingId, editedAt } = item;
  if (editedAt !== undefined) return () => onOpen(editedAt, item);
  return kind && onboardingId === undefined ? () => onEdit({ kind, item }) : undefined;
}

/** Card with the items of one account, or of the customer's record. */
export function CartCard(props: CartCardProps) {
  const { title, plan, note, rows, priceDate, onChoose, onRemove } = props;
  return (
    <Card aria-label={title}>
      <CardHeader
        title={
          <Flex as="span" wrap="wrap" align="center" gap="2.5">
            <IdText>{title}</IdText>
            {plan === undefined ? null : <PlanChip plan={plan} />}
            {note === undefined ? null : (
              <Span textStyle="sm" fontWeight="normal" color="fg.muted">
                {note}
              </Span>
            )}
          </Flex>
        }
        aside={pluralize(rows.length, 'item')}
      />
      <ul>
        {rows.map((row) => {
          const { id, item } = row;
          return (
            <CartItemRow
              key={id}
              row={row}
              priceDate={priceDate}
              onChoose={(isChosen) => onChoose([id], isChosen)}
              onRemove={() => onRemove([item])}
              onEdit={editorOf(item, props)}
            />
          );
        })}
      </ul>
    </Card>
  );
}
