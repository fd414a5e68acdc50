import { today } from '@portal/shared/dates';
import { PercentField } from '@portal/shared/forms';
import { Percent } from '@portal/shared/money';
import { suitabilityOf } from '@portal/shared/selling';
import { BorrowingField } from '../core/form/borrowing-field.tsx';
import type { Plan } from '../core/plan.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { type BuyerFacts, DistributionFields, MismatchNotice } from '../transaction/index.ts';
import { checkSize } from '../transaction-rules/index.ts';
import { bothLegs } from './both-legs.ts';
import { LegsPreview } from './legs-preview.tsx';
import { asksBorrowing, switchChargeRange } from './target.ts';
import type { SwitchFormState } from './use-switch-form.ts';

interface TargetAnswersProps {
  readonly state: SwitchFormState;
  readonly facts: Pick<BuyerFacts, 'customer' | 'counting'>;
  readonly plan: Plan;
  readonly from: Offer;
  readonly target: Offer;
}

/** The answers about the fund that is switched into: charge, both legs, distribution, borrowing, suitability. */
export function TargetAnswers({ state, facts, plan, from, target }: TargetAnswersProps) {
  const { field, order } = state;
  return (
    <>
      <ChargeField state={state} plan={plan} target={target} />
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
      <MismatchNotice
        mismatch={order.mismatch}
        suitability={suitabilityOf(facts.customer, today())}
        counting={facts.counting}
        verb="switch"
        field={field}
      />
    </>
  );
}

function ChargeField({ state, plan, target }: Pick<TargetAnswersProps, 'state' | 'plan' | 'target'>) {
  const range = switchChargeRange(plan, target);
  const isFixed = range.min.compare(range.max) === 0;
  const fixed = plan === 'PRS' ? 'None within retirement schemes' : 'Fixed for this fund';
  return (
    <PercentField
      {...state.field('salesCharge')}
      label="Sales charge"
      disabled={isFixed}
      {...(isFixed ? { aside: fixed } : { range })}
    />
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
