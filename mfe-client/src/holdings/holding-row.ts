import type { Holding } from '@portal/shared/api/holdings';
import { type Gain, gainOf, type Money, type Nav, type Units } from '@portal/shared/money';
import { compareCurrencies } from '@portal/shared/selling';
import type { SchemeFacts, SchemeFactsByCode } from '../core/scheme-facts.ts';

/** A holding of one scheme in one account, as the tables show it (docs/domain.md, section 7). */
export interface HoldingRow {
  readonly accountId: string;
  readonly scheme: string;
  readonly name: string;
  readonly currency: string;
  readonly units: Units;
  /** Units that a pending transaction will take. Absent when there are none. */
  readonly pendingUnits?: Units;
  readonly nav: Nav;
  readonly navDate: string;
  readonly value: Money;
  readonly cost: Money;
  readonly averageCost: Nav;
  readonly gain: Gain;
  /** Absent until the scheme listing is loaded. */
  readonly facts?: SchemeFacts;
}

/**
 * Converts a holding to a row of the Holdings tab. For a scheme that `schemeFacts` does not have, the row has no facts;
 * zero pending units are left out.
 */
export function toHoldingRow(holding: Holding, schemeFacts: SchemeFactsByCode): HoldingRow {
  const { accountId, scheme, schemeName, currency, units, pendingUnits, nav, navDate, averageCost } = holding;
  const value = holding.marketValue.in(currency);
  const cost = holding.cost.in(currency);
  const facts = schemeFacts.get(scheme);
  return {
    accountId,
    scheme,
    name: schemeName,
    currency,
    units,
    ...(pendingUnits.isZero() ? {} : { pendingUnits }),
    nav,
    navDate,
    value,
    cost,
    averageCost,
    gain: gainOf(value, cost),
    ...(facts ? { facts } : {}),
  };
}

/** Rows of one currency. Amounts of different currencies are never added. */
export interface CurrencyGroup {
  readonly currency: string;
  readonly items: readonly HoldingRow[];
}

/**
 * Groups an account's rows by currency, ringgit first, the others by code. Within a group the largest market value comes
 * first.
 */
export function groupByCurrency(rows: readonly HoldingRow[]): readonly CurrencyGroup[] {
  const groups = new Map<string, HoldingRow[]>();
  for (const row of rows) {
    const group = groups.get(row.currency);
    if (group) group.push(row);
    else groups.set(row.currency, [row]);
  }
  return [...groups]
    .sort(([a], [b]) => compareCurrencies(a, b))
    .map(([currency, group]) => ({
      currency,
      items: group.sort((a, b) => b.value.compare(a.value) || a.name.localeCompare(b.name)),
    }));
}
