import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { isWholesale, type SellingFacts } from '@portal/shared/selling';

/** Facts of a scheme that its holding does not contain: the scheme listing joined with its fund by `fundCode`. */
export interface SchemeFacts {
  /** What decides about investing and redeeming. */
  readonly rules: Pick<SellingFacts, 'scheme' | 'fund'>;
  readonly assetClass: string;
  readonly isShariah: boolean;
  /** Risk from 1 to 5. */
  readonly risk: number;
  /** Only for sophisticated investors. */
  readonly isWholesale: boolean;
}

/** Facts of all schemes, by scheme code. */
export type SchemeFactsByCode = ReadonlyMap<string, SchemeFacts>;

/**
 * Joins the scheme listing with the fund listing: asset class, risk and marks by the scheme's code. Loading until both
 * are loaded; failed as soon as one is, with its `retry`.
 */
export function combineSchemeFacts(
  schemes: Loadable<readonly Scheme[]>,
  funds: Loadable<readonly Fund[]>,
): Loadable<SchemeFactsByCode> {
  if (schemes.status === 'failed') return schemes;
  if (funds.status === 'failed') return funds;
  if (schemes.status === 'loading' || funds.status === 'loading') return { status: 'loading' };
  return { status: 'ok', value: joinSchemesWithFunds(schemes.value, funds.value) };
}

/** Joins the scheme listing with the funds. A scheme whose fund is missing is left out. */
function joinSchemesWithFunds(schemes: readonly Scheme[], funds: readonly Fund[]): SchemeFactsByCode {
  const fundsByCode = new Map(funds.map((fund) => [fund.fundCode, fund]));
  const factsByCode = new Map<string, SchemeFacts>();
  for (const scheme of schemes) {
    const fund = fundsByCode.get(scheme.fundCode);
    if (fund) factsByCode.set(scheme.scheme, toSchemeFacts(scheme, fund));
  }
  return factsByCode;
}

function toSchemeFacts(scheme: Scheme, fund: Fund): SchemeFacts {
  return {
    rules: { scheme, fund },
    assetClass: fund.productAssetClass,
    isShariah: scheme.islamicConventional === 'Islamic',
    risk: fund.satRank,
    isWholesale: isWholesale(scheme, fund),
  };
}

/** Returns the labels shown beside a scheme's name: its asset class, and `Shariah` and `Wholesale` where they apply. */
export function getSchemeTags(facts: SchemeFacts): readonly string[] {
  return [
    facts.assetClass,
    ...(facts.isShariah ? ['Shariah'] : []),
    ...(facts.isWholesale ? ['Wholesale'] : []),
  ];
}
