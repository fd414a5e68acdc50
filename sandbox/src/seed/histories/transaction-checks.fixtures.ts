import { type FundFacts, fundOf, minimumCharge, unitLimits } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { AccountRow, CustomerRow, DividendRow, HoldingRow, TransactionRow } from '../rows.ts';
import { ageAt, boughtFor, dayNumber, divide, hundredths, worthOf } from './second-hand.fixtures.ts';

/** An account with all that the seed says of it. */
export interface SeededAccount {
  readonly customer: CustomerRow;
  readonly account: AccountRow;
  readonly holdings: readonly HoldingRow[];
  readonly transactions: readonly TransactionRow[];
  readonly dividends: readonly DividendRow[];
}

/** Units of a scheme, their cost, and those of them in sub-account B of PRS, in hundredths. */
export interface Had {
  readonly units: bigint;
  readonly cost: bigint;
  readonly ofB: bigint;
}

/** What has happened in an account before a transaction. */
export interface Before extends SeededAccount {
  readonly prices: PriceHistory;
  readonly earlier: readonly TransactionRow[];
  readonly had: Had;
  /** The leg of the switch that went out, with what it took. */
  readonly out: { readonly row: TransactionRow; readonly moved: Had } | undefined;
}

/** A rule, and whether a transaction keeps it. */
type Check = readonly [isRight: boolean, rule: string];

/** What a transaction changes beside the units, and the rules for it. */
interface Judged {
  readonly cost: bigint;
  readonly ofB: bigint;
  readonly checks: readonly Check[];
}

const EPF_DAYS = 92;
const isEpf = ({ account }: Before) => account.plan === 'EPF';
const inProportion = ({ had }: Before, units: bigint) => divide(had.ofB * units, had.units);
const least = (fund: FundFacts, { had }: Before) =>
  BigInt(had.units === 0n ? fund.initial : fund.additional) * 100n;
function charged(row: TransactionRow, percent: number): readonly Check[] {
  const { units, charge } = boughtFor(hundredths(row.gross), percent, row.nav);
  return [
    [units === hundredths(row.units), `buys ${units} hundredths of units`],
    [charge === hundredths(row.charge), `has a charge of ${charge} sen`],
  ];
}

function judgePurchase(row: TransactionRow, fund: FundFacts, before: Before): Judged {
  const gross = hundredths(row.gross);
  const epfDays = before.earlier.filter(({ type }) => type === 'SA').map(({ date }) => date);
  return {
    cost: gross,
    ofB: divide(hundredths(row.units) * 30n, 100n),
    checks: [
      ...charged(row, isEpf(before) ? (fund.epfCharge ?? -1) : fund.charge),
      [gross >= least(fund, before), `is at least ${least(fund, before)} sen`],
      [
        !fund.closed || dayNumber(before.prices.latestDay) - dayNumber(row.date) > 90,
        'is of a fund that is open',
      ],
      [!isEpf(before) || gross >= 100_000n, 'is at least MYR 1,000 from EPF'],
      [
        !isEpf(before) || epfDays.every((date) => dayNumber(row.date) - dayNumber(date) >= EPF_DAYS),
        'is three months after the last one from EPF',
      ],
    ],
  };
}

function judgeReinvestment(row: TransactionRow, _fund: FundFacts, before: Before): Judged {
  const dividend = before.dividends.find(({ reference }) => reference === `DV-${row.reference}`);
  const isSame = dividend?.amount === row.gross && dividend.reinvestUnits === row.units;
  return {
    cost: 0n,
    ofB: inProportion(before, hundredths(row.units)),
    checks: [...charged(row, 0), [isSame && dividend.paidOn === row.date, 'is a dividend']],
  };
}

function judgeOut(row: TransactionRow, fund: FundFacts, before: Before): Judged {
  const units = hundredths(row.units);
  const { repurchase, switching } = unitLimits(fund);
  const lowest = BigInt(row.type === 'SO' ? switching : repurchase) * 100n;
  return {
    cost: divide(before.had.cost * units, before.had.units),
    ofB: inProportion(before, units),
    checks: [
      [-units >= lowest, `is of at least ${lowest} hundredths of units`],
      [hundredths(row.gross) === worthOf(-units, row.nav) && row.charge === '0.00', 'is worth its units'],
    ],
  };
}

function judgeRedemption(row: TransactionRow, fund: FundFacts, before: Before): Judged {
  const judged = judgeOut(row, fund, before);
  const { account, customer, earlier } = before;
  if (account.plan !== 'PRS' || ageAt(customer.dateOfBirth, row.date) >= 55) return judged;
  const years = earlier.filter(({ type }) => type === 'RD').map(({ date }) => date.slice(0, 4));
  const first = earlier[0]?.date ?? row.date;
  return {
    ...judged,
    ofB: hundredths(row.units),
    checks: [
      ...judged.checks,
      [dayNumber(row.date) - dayNumber(first) > 365, 'is a year after the first contribution'],
      [!years.includes(row.date.slice(0, 4)), 'is the only one of its year'],
    ],
  };
}

function judgeIn(row: TransactionRow, fund: FundFacts, before: Before): Judged {
  const { account, out } = before;
  const gross = hundredths(row.gross);
  const most = isEpf(before) ? (fund.epfCharge ?? -1) : fund.charge;
  const isOther = out?.row.scheme !== row.scheme && out?.row.date === row.date;
  const { moved } = out ?? { moved: { units: -1n, ofB: 0n } };
  return {
    cost: gross,
    ofB: divide(hundredths(row.units) * -moved.ofB, -moved.units),
    checks: [
      ...charged(row, account.plan === 'PRS' ? 0 : Math.min(minimumCharge(fund), most)),
      [gross >= least(fund, before), `is at least ${least(fund, before)} sen`],
      [isOther && out?.row.reference === row.reference && out.row.gross === row.gross, 'is of a switch out'],
    ],
  };
}

function judgeCoolingOff(row: TransactionRow, _fund: FundFacts, before: Before): Judged {
  const { earlier, account, customer, prices } = before;
  const [first] = earlier;
  const [lower = ''] = [first?.nav ?? '', prices.on(row.scheme, row.date)].toSorted();
  const given = worthOf(hundredths(first?.units), lower) + hundredths(first?.charge);
  const days = prices.tradeDays.indexOf(row.date) - prices.tradeDays.indexOf(first?.date ?? '');
  return {
    cost: -hundredths(first?.gross),
    ofB: 0n,
    checks: [
      [
        earlier.length === 1 && account.plan === 'CS' && customer.customerType === 'Individual',
        'is a first one',
      ],
      [days > 0 && days <= 6, 'is within six business days'],
      [
        hundredths(row.units) === -hundredths(first?.units) && row.nav === lower,
        'is of the units at the lower price',
      ],
      [hundredths(row.gross) === given, `gives back ${given} sen`],
    ],
  };
}

const judges = {
  SA: judgePurchase,
  DR: judgeReinvestment,
  SI: judgeIn,
  SO: judgeOut,
  RD: judgeRedemption,
  CO: judgeCoolingOff,
} as const;

/** Judges a transaction by the rules of its type, its day and its price. */
export function judge(row: TransactionRow, before: Before): Judged {
  const fund = fundOf(row.scheme);
  const { prices, customer } = before;
  const judged = judges[row.type](row, fund, before);
  const weekday = new Date(`${row.date}T00:00:00Z`).getUTCDay();
  const isPriced = row.type === 'CO' || prices.on(row.scheme, row.date) === row.nav;
  return {
    ...judged,
    checks: [
      ...judged.checks,
      [row.date <= prices.latestDay && isPriced, 'has the price of its day'],
      [prices.tradeDays.includes(row.date) && weekday > 0 && weekday < 6, 'is on a business day'],
      [!['01-01', '08-31', '09-16', '12-25'].includes(row.date.slice(5)), 'is on no holiday'],
      [dayNumber(prices.latestDay) - dayNumber(row.date) < 3_640, 'is in the ten years that are asked for'],
      [ageAt(customer.dateOfBirth, row.date) >= 18, 'is of a person of age'],
      [row.currency === fund.currency && row.status === 'Completed', 'is completed in its currency'],
    ],
  };
}
