import { Card, CardHeader, IdText, PlanChip } from '@portal/shared/parts';
import { Flex } from '@portal/shared/ui';
import type { CartItem } from '../core/cart-item.ts';
import type { Plan } from '../core/plan.ts';
import { count } from '../core/words.ts';
import { CartItemRow } from './cart-item-row.tsx';
import type { CartRow } from './cart-view.ts';

interface CartCardProps {
  /** The account's number, or what the items have in common. */
  readonly title: string;
  readonly plan?: Plan;
  readonly rows: readonly CartRow[];
  readonly priceDate: string | undefined;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onRemove: (items: readonly CartItem[]) => void;
}

/** The items of one account, or of the customer's record. */
export function CartCard({ title, plan, rows, priceDate, onChoose, onRemove }: CartCardProps) {
  return (
    <Card aria-label={title}>
      <CardHeader
        title={
          <Flex as="span" wrap="wrap" align="center" gap="2.5">
            <IdText>{title}</IdText>
            {plan === undefined ? null : <PlanChip plan={plan} />}
          </Flex>
        }
        aside={count(rows.length, 'item')}
      />
      <ul>
        {rows.map((row) => (
          <CartItemRow
            key={row.id}
            row={row}
            priceDate={priceDate}
            onChoose={(isChosen) => onChoose([row.id], isChosen)}
            onRemove={() => onRemove([row.item])}
          />
        ))}
      </ul>
    </Card>
  );
}
