import type { Percent } from '@portal/shared/money';
import type { PaidContent, Payloads, SchemeRef } from './item-content.ts';
import { decodeOnboarding, decodePayout } from './payload-parts.ts';

/** An investment, with the values that its drawer edits. */
export interface InvestmentContent extends PaidContent, SchemeRef {
  readonly kind: 'investment';
  readonly salesCharge: Percent;
  readonly distribution: string;
  /** Only for PRS: the default option by age that chose the scheme, or `N`. */
  readonly prsDefault?: 'CONV' | 'ISLAMIC' | 'N';
}

const distributions: Readonly<Record<string, string>> = { REINVEST: 'reinvest', PAYOUT: 'pay out' };

/** Kind of the list `investment`. */
export function investment(payload: Payloads['investment']): InvestmentContent {
  const { accountId, plan, scheme, schemeName, currency, salesCharge, satRank } = payload;
  const distribution = payload.distributionInstruction;
  return {
    kind: 'investment',
    noun: 'investment',
    glyph: 'plus',
    verb: 'Invest',
    section: 'Invest',
    transaction: 'invest',
    action: 'invest',
    remedy: 'Choose another, or remove it.',
    showsPriceDate: true,
    title: `Invest in ${schemeName}`,
    detail: `${scheme} · charge ${salesCharge.format()} · ${distributions[distribution] ?? distribution}`,
    legs: [
      {
        scheme,
        schemeName,
        currency,
        direction: 'in',
        satRank,
        withdrawn: 'This scheme is no longer offered.',
      },
    ],
    accountId,
    plan,
    scheme,
    schemeName,
    currency,
    amount: payload.amount.in(currency),
    salesCharge,
    distribution,
    ...decodePrsDefault(payload),
    ...decodePayout(payload),
    ...decodeOnboarding(payload),
  };
}

function decodePrsDefault({
  prsDefaultOption,
  prsDefaultOptionType,
}: Payloads['investment']): Pick<InvestmentContent, 'prsDefault'> {
  if (prsDefaultOption === null) return {};
  return { prsDefault: prsDefaultOption === 'Y' && prsDefaultOptionType ? prsDefaultOptionType : 'N' };
}
