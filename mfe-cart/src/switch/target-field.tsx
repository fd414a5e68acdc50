import { formatDayAndMonth } from '@portal/shared/dates';
import { KeyValue, NavText, PrivateFigures } from '@portal/shared/parts';
import type { CountingAssessment } from '../core/assessment/counting-assessment.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { ChosenCard, FundChoice } from '../transaction/index.ts';
import { schemeTags } from '../transaction-rules/index.ts';
import { switchChargeRange } from './target.ts';
import type { SwitchFormState } from './use-switch-form.ts';

interface TargetFieldProps {
  readonly state: SwitchFormState;
  readonly counting: CountingAssessment | undefined;
}

/**
 * Field for the fund that is switched into: the finder, or the chosen fund's card. Nothing until an account is chosen
 * that the agent may sell for. `counting`: the assessment that funds are judged by.
 */
export function TargetField({ state, counting }: TargetFieldProps) {
  const { field, order, chooseTarget } = state;
  const { target, targets, refused, wanted, refusal, plan, suitability } = order;
  if (plan === undefined) return null;
  return (
    <FundChoice
      field={field('target')}
      label="Switch into"
      nextField="target"
      refusal={
        refusal !== undefined && wanted
          ? { title: `${wanted.scheme.schemeName} cannot be switched into`, reason: refusal }
          : undefined
      }
      card={target && <TargetCard offer={target} />}
      offers={targets}
      refused={refused}
      suitability={suitability}
      counting={counting}
      chargeOf={(offer) => switchChargeRange(plan, offer)}
      none="This holding can be switched into no other fund."
      isEpf={plan === 'EPF'}
      onChoose={chooseTarget}
    />
  );
}

function TargetCard({ offer }: { readonly offer: Offer }) {
  const { scheme, fund } = offer;
  const minimum = (amount: Offer['scheme']['minimumInitialInvestment']) =>
    amount.in(scheme.currency).format().replace(/\.00$/, '');
  return (
    <ChosenCard name={scheme.schemeName} code={scheme.scheme} tags={schemeTags(offer)}>
      <KeyValue label={`NAV, ${formatDayAndMonth(scheme.NAVPriceDate)}`}>
        <NavText value={scheme.NAVPrice} currency={scheme.currency} />
      </KeyValue>
      <KeyValue label="Minimum, first / further">
        <PrivateFigures>{`${scheme.currency} ${minimum(scheme.minimumInitialInvestment)} / ${minimum(scheme.minimumAdditionalInvestment)}`}</PrivateFigures>
      </KeyValue>
      <KeyValue label="Risk">{`${fund.satRank} of 5`}</KeyValue>
    </ChosenCard>
  );
}
