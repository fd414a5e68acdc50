import { schemes } from '@portal/shared/api/funds';
import type { Holding } from '@portal/shared/api/holdings';
import { Amount, Nav, Units } from '@portal/shared/money';
import { decoded, samples } from '@portal/shared/testing';
import type { SchemeFacts } from '../core/scheme-facts.ts';

/** For tests: a decoded holding in ringgit of this market value, such as `10.00`; `rest` replaces single fields. */
export function holding(scheme: string, marketValue: string, rest: Partial<Holding> = {}): Holding {
  return {
    accountId: '1000482917',
    scheme,
    schemeName: `Cempaka Biru ${scheme}`,
    currency: 'MYR',
    units: Units.of('84210.55'),
    pendingUnits: Units.of('0'),
    nav: Nav.of('0.7214'),
    navDate: '2026-11-20',
    marketValue: Amount.of(marketValue),
    cost: Amount.of('55000'),
    averageCost: Nav.of('0.6531'),
    ...rest,
  };
}

/** For tests: facts of a scheme; `rest` replaces single ones. */
export function facts(assetClass: string, rest: Partial<SchemeFacts> = {}): SchemeFacts {
  const [scheme] = decoded(schemes, samples.schemes);
  if (!scheme) throw new Error('no sample scheme');
  return {
    assetClass,
    isShariah: false,
    risk: 4,
    rules: { scheme },
    isWholesale: false,
    ...rest,
  };
}
