import { ListMotion } from '@portal/shared/motion';
import { Card, CardHeader, IdText, PlanChip } from '@portal/shared/parts';
import { Flex, Span } from '@portal/shared/ui';
import { memo, useRef } from 'react';
import { pluralize } from '../../core/format-text.ts';
import type { Plan } from '../../core/plan.ts';
import type { CartRow } from '../cart-view.ts';
import { CartItemRow, type RowActions } from './cart-item-row.tsx';

interface CartCardProps extends RowActions {
  /** The account's number, or a name for the group. */
  readonly title: string;
  readonly plan?: Plan;
  /** Account type: `Joint · Either to sign`. */
  readonly note?: string | undefined;
  /** Number of items, also of those whose rows are not there yet. */
  readonly quantity: number;
  readonly rows: readonly CartRow[];
}

/**
 * Card with the cart's items of one onboarding, of one account, or of the customer's record. `quantity` in its header
 * counts also items whose rows are not there yet.
 */
export const CartCard = memo(function CartCard(props: CartCardProps) {
  const { title, plan, note, quantity, rows, ...row } = props;
  const list = useRef<HTMLUListElement>(null);
  return (
    // the count is at the end of the first line, also where the note is on another
    <Card
      aria-label={title}
      css={{ '& > div': { flexWrap: 'nowrap', alignItems: { base: 'baseline', md: 'center' } } }}
    >
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
        aside={pluralize(quantity, 'item')}
      />
      <ul ref={list}>
        {rows.map(({ id, item, isChosen, readiness, note }) => (
          <CartItemRow
            key={id}
            id={id}
            item={item}
            isChosen={isChosen}
            status={readiness.status}
            suitsIfIncluded={readiness.suitsIfIncluded}
            note={note}
            {...row}
          />
        ))}
        <ListMotion list={list} rows={rows.map(({ id }) => id)} />
      </ul>
    </Card>
  );
});
