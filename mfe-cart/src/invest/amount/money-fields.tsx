import { AmountField, Controller, type LiveLimit, PercentField } from '@portal/shared/forms';
import { UnitsText } from '@portal/shared/parts';
import { Button, Span } from '@portal/shared/ui';
import type { InvestFormState } from '../use-invest-form.ts';
import type { OrderState } from '../use-order-context.ts';
import { type AmountCheck, checkAmount } from './amount-limit.ts';
import { OrderPreview } from './order-preview.tsx';

const limitStates = { empty: 'open', met: 'met', broken: 'unmet' } as const satisfies Record<
  AmountCheck['status'],
  LiveLimit['state']
>;

/** What the account holds of the scheme; what could not be read is said to be unknown, never none. */
function HoldingNote({ order }: { readonly order: OrderState }) {
  const { holdings, holding, held } = order;
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
  if (held === 'no' || !holding) return <span>Not held yet</span>;
  return (
    <span>
      Held: <UnitsText value={holding.units} suffix="units" />
    </span>
  );
}

/** Amount with its live limit, sales charge within its range, and what both come to. */
export function MoneyFields({ state }: { readonly state: InvestFormState }) {
  const { form, values, order } = state;
  const { offer, limits, range } = order.context;
  if (!offer || !limits || !range) return null;
  const check = checkAmount(values.amount, limits);
  const isFixed = range.min.compare(range.max) === 0;
  return (
    <>
      <Controller
        control={form.control}
        name="amount"
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            size="lg"
            label="Amount"
            currency={offer.scheme.currency}
            error={fieldState.error?.message}
            limit={{ state: limitStates[check.status], text: check.text }}
            note={<HoldingNote order={order} />}
          />
        )}
      />
      <Controller
        control={form.control}
        name="salesCharge"
        render={({ field, fieldState }) => (
          <PercentField
            {...field}
            label="Sales charge"
            error={fieldState.error?.message}
            disabled={isFixed}
            {...(isFixed ? { aside: 'Fixed for this fund' } : { range: { min: range.min, max: range.max } })}
          />
        )}
      />
      <OrderPreview offer={offer} check={check} salesCharge={values.salesCharge} range={range} />
    </>
  );
}
