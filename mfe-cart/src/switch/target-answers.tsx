import { Percent } from '@portal/shared/money';
import { BorrowingField } from '../core/form/borrowing-field.tsx';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { DistributionFields, SalesChargeField } from '../transaction/index.ts';
import { checkSize } from '../transaction-rules/index.ts';
import { bothLegs } from './both-legs.ts';
import { LegsPreview } from './legs-preview.tsx';
import { asksBorrowing, switchChargeRange } from './target.ts';
import type { SwitchFormState } from './use-switch-form.ts';

interface TargetAnswersProps {
  readonly state: SwitchFormState;
  readonly plan: Plan;
  readonly from: Offer;
  readonly target: Offer;
}

/**
 * Fields of a switch about the fund that is switched into: sales charge, a preview of both legs, distribution, and
 * ringgit borrowing when it is in another currency.
 */
export function TargetAnswers({ state, plan, from, target }: TargetAnswersProps) {
  const { field, order } = state;
  return (
    <>
      <SalesChargeField
        field={field('salesCharge')}
        range={switchChargeRange(plan, target)}
        {...(plan === 'PRS' ? { fixed: 'None within retirement schemes' } : {})}
      />
      <Legs state={state} from={from} target={target} />
      <DistributionFields
        plan={plan}
        offer={target}
        paysOut={order.paysOut}
        data={order.bankData}
        accounts={order.bankAccounts}
        banks={order.banks}
        field={field}
      />
      {asksBorrowing(target) ? <BorrowingField {...field('borrowing')} /> : null}
    </>
  );
}

function Legs({ state, from, target }: Pick<TargetAnswersProps, 'state' | 'from' | 'target'>) {
  const { values } = state.form;
  const { limits, targetUnits } = state.order;
  const size = limits && checkSize(values, limits).size;
  const charge = Percent.parse(values.salesCharge);
  return (
    <LegsPreview
      from={from.scheme.scheme}
      to={target.scheme.scheme}
      isSameCurrency={from.scheme.currency === target.scheme.currency}
      legs={limits && size && charge && bothLegs({ limits, size, target, targetUnits, charge })}
    />
  );
}
