import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import type { Suitability } from '@portal/shared/selling';
import { Button } from '@portal/shared/ui';
import { useMemo } from 'react';
import type { CountingAssessment } from '../../core/assessment/counting-assessment.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { FundChoice } from '../../transaction/index.ts';
import { chargeRange } from '../../transaction-rules/index.ts';
import type { InvestFormState } from '../use-invest-form.ts';
import { FundCard } from './fund-card.tsx';

interface FundFieldProps {
  readonly state: InvestFormState;
  /** All that are listed. */
  readonly offers: readonly Offer[];
  readonly documents: Loadable<readonly FundDocument[]>;
  readonly suitability: Suitability;
  readonly counting: CountingAssessment | undefined;
  /** Splits the amount over several funds; absent where that is not possible. */
  readonly onSplit: (() => void) | undefined;
}

/**
 * Field for the fund to invest in: the finder, or the chosen fund's card. Nothing until an account is chosen that the
 * agent may sell for. `counting`: the assessment that funds are judged by. `onSplit` begins to split the amount over
 * several funds; without it, that is not offered.
 */
export function FundField({ state, offers, documents, suitability, counting, onSplit }: FundFieldProps) {
  const { form, field, order, chooseScheme } = state;
  const { account, offer, wanted, refusal, offered, refused } = order;
  const documentsOfFund = useMemo(() => documentsOf(documents, offer), [documents, offer]);
  if (!account || order.context.choice?.status !== 'open') return null;
  const isDefault = form.values.prsDefault !== 'N';
  return (
    <FundChoice
      field={field('scheme')}
      label="Fund"
      nextField="amount"
      canChange={!isDefault}
      actions={
        onSplit && !isDefault ? (
          <Button variant="ghost" size="sm" my="-2" me={offer ? undefined : '-3'} onClick={onSplit}>
            Split over several funds
          </Button>
        ) : null
      }
      refusal={
        refusal !== undefined && wanted
          ? { title: `${wanted.scheme.schemeName} cannot be chosen here`, reason: refusal }
          : undefined
      }
      card={
        offer && <FundCard offer={offer} plan={account.plan} offers={offers} documents={documentsOfFund} />
      }
      offers={offered}
      refused={refused}
      suitability={suitability}
      counting={counting}
      chargeOf={({ scheme }) => chargeRange(account.plan, scheme)}
      none="No fund may be invested in on this account."
      isEpf={account.plan === 'EPF'}
      onChoose={chooseScheme}
    />
  );
}

function documentsOf(
  documents: Loadable<readonly FundDocument[]>,
  offer: Offer | undefined,
): Loadable<readonly FundDocument[]> {
  if (documents.status !== 'ok') return documents;
  const fundCode = offer?.fund.fundCode;
  return { status: 'ok', value: documents.value.filter(({ productCode }) => productCode === fundCode) };
}
