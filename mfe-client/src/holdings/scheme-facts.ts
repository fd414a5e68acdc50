import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import type { InvestScheme } from '../core/permission/invest-permission.ts';

/** Facts of a scheme that its holding does not contain: the scheme listing joined with its fund by `fundCode`. */
export interface SchemeFacts extends InvestScheme {
  readonly assetClass: string;
  readonly shariah: boolean;
  /** Risk from 1 to 5. */
  readonly risk: number;
}

/** Facts of all schemes, by scheme code. */
export type SchemeFactsByCode = ReadonlyMap<string, SchemeFacts>;

/** Combines the two loadables. Its `retry` reloads the one that failed. */
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
    assetClass: fund.productAssetClass,
    shariah: scheme.islamicConventional === 'Islamic',
    risk: fund.satRank,
    isInvestmentAllow: scheme.isInvestmentAllow,
    epfApproved: scheme.EPFStatus === 'Approved',
    wholesale: fund.fundStructure === 'Wholesale',
  };
}

/** Returns the labels shown beside a scheme's name. */
export function getSchemeTags(facts: SchemeFacts): readonly string[] {
  return [facts.shariah ? 'Shariah' : facts.assetClass, ...(facts.wholesale ? ['Wholesale'] : [])];
}
