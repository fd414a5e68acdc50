import type { CoreFund } from '../../rules/orders/prs-core-funds.ts';

/** A scheme as docs/domain.md, section 2 lists it. The API's listings are made from it. */
export interface FundFacts {
  readonly scheme: string;
  /** Joins the scheme listing with the fund listing. */
  readonly fundCode: string;
  readonly name: string;
  readonly currency: 'MYR' | 'USD' | 'AUD';
  readonly shariah: boolean;
  readonly assetClass: string;
  /** Risk from 1 to 5. */
  readonly satRank: number;
  readonly structure: 'Retail' | 'Wholesale' | 'PRS';
  readonly initial: number;
  readonly additional: number;
  /** Highest sales charge for cash, in percent. */
  readonly charge: number;
  /** Highest sales charge for EPF, in percent; absent: not EPF-approved. */
  readonly epfCharge?: number;
  /** Business days from pricing to payment. */
  readonly cycle: number;
  /** Set for a fund that is closed to new investment. */
  readonly closed?: true;
  /** Set for a fund whose redemption is suspended. */
  readonly suspended?: true;
  /** Age group of a PRS core fund. */
  readonly core?: CoreFund;
  /** Last published price. */
  readonly nav: string;
  /** Gain since the end of last year, in percent. */
  readonly ytd: number;
}

type Row = readonly [
  scheme: string,
  name: string,
  currency: FundFacts['currency'],
  law: 'C' | 'S',
  assetClass: string,
  satRank: number,
  charge: number,
  epfCharge: number | null,
  cycle: number,
  nav: string,
  ytd: number,
];

/** The price of CBIAS is from the worked example of docs/domain.md, section 2: MYR 10,000 at 5.5% buy 14,995.53 units. */
const RETAIL: readonly Row[] = [
  ['CBMGF', 'Malaysia Growth', 'MYR', 'C', 'Equity', 4, 5.5, 3, 4, '0.7214', 9.37],
  ['CBIEQ', 'Islamic Equity', 'MYR', 'S', 'Equity', 4, 5.5, 3, 4, '0.5188', 11.92],
  ['CBSMC', 'Small Cap', 'MYR', 'C', 'Equity', 5, 6.5, null, 5, '0.4417', -2.64],
  ['CBIAS', 'Islamic ASEAN', 'MYR', 'S', 'Equity', 5, 5.5, 3, 5, '0.6321', 6.81],
  ['CBBAL', 'Balanced', 'MYR', 'C', 'Mixed', 3, 5, 3, 4, '0.8433', 5.28],
  ['CBIBA', 'Islamic Balanced', 'MYR', 'S', 'Mixed', 3, 5, 3, 4, '0.7739', 4.92],
  ['CBBND', 'Bond', 'MYR', 'C', 'Fixed income', 2, 1, 1, 4, '1.2107', 3.71],
  ['CBSUK', 'Sukuk', 'MYR', 'S', 'Fixed income', 2, 1, 1, 4, '1.1042', 3.96],
  ['CBMMK', 'Money Market', 'MYR', 'C', 'Money market', 1, 0, 0, 1, '1.0000', 0],
  ['CBIMM', 'Islamic Deposit', 'MYR', 'S', 'Money market', 1, 0, 0, 1, '1.0318', 2.77],
  ['CBGTM', 'Global Tech', 'MYR', 'C', 'Feeder equity', 5, 5.5, null, 7, '1.1174', 15.02],
  ['CBGTH', 'Global Tech (MYR-Hedged)', 'MYR', 'C', 'Feeder equity', 5, 5.5, null, 7, '1.3095', 21.33],
  ['CBGTU', 'Global Tech (USD)', 'USD', 'C', 'Feeder equity', 5, 5.5, null, 7, '1.4826', 24.18],
  ['CBGTA', 'Global Tech (AUD-Hedged)', 'AUD', 'C', 'Feeder equity', 5, 5.5, null, 7, '1.2236', 20.47],
  ['CBGSM', 'Global Sukuk', 'MYR', 'S', 'Feeder fixed income', 3, 3, null, 7, '0.9862', 4.05],
  ['CBGSU', 'Global Sukuk (USD)', 'USD', 'S', 'Feeder fixed income', 3, 3, null, 7, '1.0917', 5.14],
];

/** Each with the lowest first and further investment. */
const WHOLESALE: readonly (readonly [row: Row, initial: number, additional: number])[] = [
  [['CBAPI', 'Asia Income', 'MYR', 'C', 'Mixed', 4, 5, null, 7, '1.0480', 2.11], 5_000, 500],
  [['CBPCU', 'Private Credit', 'USD', 'C', 'Alternative', 5, 3, null, 10, '1.0726', 7.35], 10_000, 1_000],
];

const PRS: readonly Row[] = [
  ['CBPRG', 'PRS Growth', 'MYR', 'C', 'PRS', 4, 3, null, 7, '0.7326', 8.14],
  ['CBPIG', 'PRS Islamic Growth', 'MYR', 'S', 'PRS', 4, 3, null, 7, '0.6981', 7.52],
  ['CBPRM', 'PRS Moderate', 'MYR', 'C', 'PRS', 3, 3, null, 7, '0.5871', 4.63],
  ['CBPIM', 'PRS Islamic Moderate', 'MYR', 'S', 'PRS', 3, 3, null, 7, '0.6014', 4.18],
  ['CBPRC', 'PRS Conservative', 'MYR', 'C', 'PRS', 2, 1.5, null, 7, '0.6120', 2.95],
  ['CBPIC', 'PRS Islamic Conservative', 'MYR', 'S', 'PRS', 2, 1.5, null, 7, '0.6233', 2.81],
  ['CBPRA', 'PRS Asia Equity', 'MYR', 'C', 'PRS', 5, 3, null, 7, '0.8102', 10.26],
];

/** The fund manager's name, before every fund's name. */
const MANAGER_NAME = 'Cempaka Biru';

/** Age groups of the PRS core funds. */
const CORE: Readonly<Record<string, CoreFund>> = {
  CBPRG: 'Growth',
  CBPIG: 'Growth',
  CBPRM: 'Moderate',
  CBPIM: 'Moderate',
  CBPRC: 'Conservative',
  CBPIC: 'Conservative',
};
/** Closed to new investment. */
const CLOSED: ReadonlySet<string> = new Set(['CBGTA']);
/** With suspended redemption. */
const SUSPENDED: ReadonlySet<string> = new Set(['CBPCU']);

function factsOf(
  [scheme, name, currency, law, assetClass, satRank, charge, epfCharge, cycle, nav, ytd]: Row,
  structure: FundFacts['structure'],
  initial: number,
  additional: number,
): FundFacts {
  const core = CORE[scheme];
  return {
    scheme,
    fundCode: scheme.slice(2),
    name: `${MANAGER_NAME} ${name}`,
    currency,
    shariah: law === 'S',
    assetClass,
    satRank,
    structure,
    nav,
    ytd,
    charge,
    ...(epfCharge === null ? {} : { epfCharge }),
    cycle,
    initial,
    additional,
    ...(core ? { core } : {}),
    ...(CLOSED.has(scheme) ? { closed: true } : {}),
    ...(SUSPENDED.has(scheme) ? { suspended: true } : {}),
  };
}

/** Every scheme, in the order of the listing. */
export const FUNDS: readonly FundFacts[] = [
  ...RETAIL.map((row) => factsOf(row, 'Retail', 1_000, 100)),
  ...WHOLESALE.map(([row, initial, additional]) => factsOf(row, 'Wholesale', initial, additional)),
  ...PRS.map((row) => factsOf(row, 'PRS', 100, 50)),
];

const byScheme: ReadonlyMap<string, FundFacts> = new Map(FUNDS.map((fund) => [fund.scheme, fund]));

/** A scheme by its code; `undefined` when there is none. */
export function findFund(scheme: string): FundFacts | undefined {
  return byScheme.get(scheme);
}

/** A scheme by its code. @throws Error when there is none. */
export function fundOf(scheme: string): FundFacts {
  const fund = byScheme.get(scheme);
  if (!fund) throw new Error(`No such scheme: ${scheme}`);
  return fund;
}

/**
 * Funds that an account of a plan can have, closed and suspended ones among them. Wholesale funds are for sophisticated
 * holders alone, and `shariahOnly` leaves out conventional ones.
 */
export function fundsForPlan(
  plan: 'CS' | 'EPF' | 'PRS',
  holder: { readonly sophisticated: boolean; readonly shariahOnly: boolean },
): readonly FundFacts[] {
  return FUNDS.filter((fund) => {
    if (holder.shariahOnly && !fund.shariah) return false;
    if (plan === 'PRS') return fund.structure === 'PRS';
    if (plan === 'EPF') return fund.epfCharge !== undefined;
    return fund.structure === 'Retail' || (fund.structure === 'Wholesale' && holder.sophisticated);
  });
}

/**
 * Lowest sales charge that an agent can give, in percent: 0 for a fund without charge, 1 where the charge is 3 or more,
 * else 0.5.
 */
export function minimumCharge(fund: FundFacts): number {
  if (fund.charge === 0) return 0;
  return fund.charge >= 3 ? 1 : 0.5;
}

/**
 * Whether a fund may be switched out of and into, in an account of a plan: for EPF an approved fund, else any that is
 * not wholesale.
 */
export function isSwitchable(fund: FundFacts, plan: 'CS' | 'EPF' | 'PRS'): boolean {
  return plan === 'EPF' ? fund.epfCharge !== undefined : fund.structure !== 'Wholesale';
}

/** Minimum units to redeem, to switch and to keep (docs/domain.md, section 2). */
export function unitLimits(fund: FundFacts): {
  readonly repurchase: number;
  readonly switching: number;
  readonly holding: number;
} {
  switch (fund.structure) {
    case 'Retail':
      return { repurchase: 200, switching: 200, holding: 200 };
    case 'Wholesale':
      return { repurchase: 1_000, switching: 1_000, holding: 1_000 };
    case 'PRS':
      return { repurchase: 1, switching: 1, holding: 0 };
  }
}
