import { AmountField, type LiveLimit } from '@portal/shared/forms';
import { UnitsText } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { Button, Span } from '@portal/shared/ui';
import { SalesChargeField } from '../../transaction/index.ts';
import type { InvestFormState } from '../use-invest-form.ts';
import type { OrderState } from '../use-order-context.ts';
import { type AmountCheck, checkAmount } from './amount-limit.ts';
import { OrderPreview } from './order-preview.tsx';

const limitStates = { empty: 'open', met: 'met', broken: 'unmet' } as const satisfies Record<
  AmountCheck['status'],
  LiveLimit['state']
>;

/** Shows the units that the account already has of the scheme; `unknown` when they could not be loaded. */
function HoldingNote({ order }: { readonly order: OrderState }) {
  const { holdings, holding, holdingState } = order;
  if (holdings.status === 'loading') return null;
  if (holdings.status === 'failed') {
    return (
      <Span>
        Holding unknown{' '}
        <Button variant="ghost" size="xs" my="-2" onClick={holdings.retry}>
          Try again
        </Button>
      </Span>
    );
  }
  if (holdingState === 'no' || !holding) return <span>No holding yet</span>;
  return (
    <span>
      Holding: <UnitsText value={holding.units} suffix="units" />
    </span>
  );
}

/**
 * Fields of an investment for amount and sales charge with their limits, and a preview of the order (charge, estimated
 * units, price date). Nothing until a fund is chosen.
 */
export function MoneyFields({ state }: { readonly state: InvestFormState }) {
  const { field, order } = state;
  const { offer, limits, range } = order.context;
  if (!offer || !limits || !range) return null;
  const amount = field('amount');
  const salesCharge = field('salesCharge');
  const check = checkAmount(amount.value, limits);
  return (
    <>
      <AmountField
        {...amount}
        size="lg"
        label="Amount"
        currency={offer.scheme.currency}
        limit={{ state: limitStates[check.status], text: check.text }}
        note={<HoldingNote order={order} />}
      />
      <SalesChargeField field={salesCharge} range={range} />
      <OrderPreview
        offer={offer}
        check={check}
        salesCharge={salesCharge.value}
        range={range}
        waitsForAccount={isOnboardingId(state.form.values.accountId)}
      />
    </>
  );
}
