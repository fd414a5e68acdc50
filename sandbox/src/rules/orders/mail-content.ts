import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import type { Lookups } from '@portal/shared/api/lookups';
import { tradeDate } from '../calendar.ts';
import { readFutureAccountId } from '../onboarding/future-accounts.ts';
import { amountsDue } from '../payments/amounts-due.ts';
import { mismatchesOf } from './declared-mismatches.ts';
import {
  amountText,
  isEstimated,
  isOrder,
  type MailOrder,
  mailOrderOf,
  type NavOf,
  sizeText,
  sumFacts,
  withdrawalFacts,
} from './mail-order.ts';
import { boughtSchemeOf, type OrderItem, planOf } from './order-item.ts';
import { updateFacts, updateLine } from './update-content.ts';

/** An item in an e-mail: what it does, and facts about it. */
interface MailRow {
  readonly what: string;
  /** Its row in the table of orders, which the HTML has in place of `what` and `sums`; absent for a form. */
  readonly order?: MailOrder;
  readonly sums?: readonly string[];
  readonly facts: readonly string[];
}

/** What an e-mail to a customer says. Its plain text and its HTML are made of it. */
export interface MailContent {
  readonly greeting: string;
  readonly lead: string;
  readonly rows: readonly MailRow[];
  readonly notes: readonly string[];
  readonly company: string;
}

/** A checkout as its e-mail needs it. `itemIds` are those of the items, in their order. */
export interface MailedCheckout {
  readonly agentName: string;
  readonly expiresAt: Date;
  readonly itemIds: readonly string[];
  readonly declaration: unknown;
  /** What the onboarding among the items opens (`openingFacts`). */
  readonly opening?: readonly string[];
  /** Names of the others who must confirm. */
  readonly others?: readonly string[];
  /** Names of codes. */
  readonly lookups: Lookups;
}

const malaysian = { timeZone: 'Asia/Kuala_Lumpur' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...malaysian,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...malaysian, hour: '2-digit', minute: '2-digit' });
/** Formats an instant: `27 Nov 2026, 09:11 Malaysian time`. */
const instantText = (at: Date) => `${dayFormat.format(at)}, ${timeFormat.format(at)} Malaysian time`;

/** Masks a number up to its last four digits. */
const masked = (number: string) => `•••• ${number.slice(-4)}`;

const PLAN_NAMES = { CS: 'cash', EPF: 'EPF', PRS: 'PRS' };

/** Names an account by its masked number, and one that is not opened yet by its plan. */
function accountText(accountId: string): string {
  const future = readFutureAccountId(accountId);
  return future ? `your new ${PLAN_NAMES[future.plan]} account` : `account ${masked(accountId)}`;
}

/** Returns what an item does, as its line in the e-mail to the customer: `Redeem 400.00 units from …, account •••• 1001`. */
export function mailLineOf(item: OrderItem): string {
  switch (item.type) {
    case 'investment':
      return `Invest ${amountText(item.payload.currency, item.payload.amount)} in ${item.payload.schemeName}, ${accountText(item.payload.accountId)}`;
    case 'redemption':
      return `Redeem ${sizeText(item)} from ${item.payload.schemeName}, ${accountText(item.payload.accountId)}`;
    case 'switching':
      return `Switch ${sizeText(item)} from ${item.payload.fromSchemeName} to ${item.payload.toSchemeName}, ${accountText(item.payload.accountId)}`;
    case 'bankar':
      return `Add the bank account ${masked(item.payload.bankAccNumber)}, ${accountText(item.payload.account)}`;
    case 'sat':
      return 'Record your suitability assessment';
    case 'onboarding':
      return 'Open an account';
    case 'clientInfoUpdate':
      return updateLine(item.payload);
  }
}

/** Returns where the money of a redemption goes, if it says so. */
function accountFacts(item: OrderItem): readonly string[] {
  if (item.type !== 'redemption') return [];
  const { paymentInstruction, bankName, bankAccNumber } = item.payload;
  if (paymentInstruction === 'EPF') return ['Paid to EPF'];
  return bankAccNumber ? [`Paid to ${bankName ?? 'the bank account'} ${masked(bankAccNumber)}`] : [];
}

const mismatchTexts: Readonly<Record<MismatchKind, string>> = {
  risk: 'Above your risk category',
  currency: 'In a foreign currency, which your assessment does not accept',
  'no-assessment': 'You have no valid suitability assessment',
};

/** Returns whether what an item buys suits the customer, as the agent has declared. */
function suitabilityFacts(item: OrderItem, id: string, declaration: unknown): readonly string[] {
  if (boughtSchemeOf(item) === undefined) return [];
  const mismatches = mismatchesOf(declaration, id);
  if (mismatches.length === 0) return ['Suits your assessment'];
  return mismatches.map(({ kind, reason }) => `${mismatchTexts[kind]}. Your reason: ${reason}`);
}

/** Returns whose price the orders get: that of a day, and of first investments that of the day their account is open. */
function priceNotes(items: readonly OrderItem[], now: Date, navOf: NavOf): readonly string[] {
  const waiting = items
    .filter(isOrder)
    .map(({ payload }) => readFutureAccountId(payload.accountId) !== undefined);
  const priceDay = dayFormat.format(new Date(`${tradeDate(now)}T00:00:00+08:00`));
  return [
    ...(waiting.includes(false)
      ? [
          `Expected price date: ${priceDay}, for what is confirmed and paid before 4.00 pm Malaysian time on that day.`,
        ]
      : []),
    ...(waiting.includes(true)
      ? ['An investment in a new account is priced once the account is open and the investment is paid.']
      : []),
    ...(items.some((item) => isOrder(item) && isEstimated(item, navOf))
      ? ['Figures with ≈ are at the last price: the price of the order may differ.']
      : []),
  ];
}

/** Says who has to confirm: the reader, and others. */
const confirming = (others: readonly string[]): string =>
  others.length === 0 ? 'you confirm' : `you and ${others.join(' and ')} have confirmed`;

/** Returns what the e-mail to a signer says of a checkout that is sent `now`. `navOf`: the last prices. */
export function confirmationContent(
  name: string,
  { agentName, expiresAt, itemIds, declaration, opening = [], others = [], lookups }: MailedCheckout,
  items: readonly OrderItem[],
  now: Date,
  navOf: NavOf,
): MailContent {
  const sums = (isEpf: boolean) =>
    amountsDue(items.filter((item) => (planOf([item]) === 'EPF') === isEpf))
      .map(({ currency, amount }) => amountText(currency, amount))
      .join(' and ');
  const due = sums(false);
  const epf = sums(true);
  return {
    greeting: `Dear ${name},`,
    lead: `${agentName} has prepared the following for you on ${instantText(now)}:`,
    rows: items.map((item, at) => ({
      what: mailLineOf(item),
      ...(isOrder(item)
        ? {
            order: mailOrderOf(item, accountText(item.payload.accountId), navOf),
            sums: sumFacts(item, navOf),
          }
        : {}),
      facts: [
        ...(item.type === 'onboarding' ? opening : []),
        ...(isOrder(item) ? withdrawalFacts(item, navOf) : []),
        ...accountFacts(item),
        ...suitabilityFacts(item, itemIds[at] ?? '', declaration),
        ...(item.type === 'clientInfoUpdate' ? updateFacts(item.payload, lookups) : []),
      ],
    })),
    notes: [
      ...(due === '' ? [] : [`To pay after you confirm: ${due}.`]),
      ...(epf === '' ? [] : [`EPF pays ${epf} by form 9N (AHL).`]),
      ...priceNotes(items, now, navOf),
      `Please confirm or reject it by ${instantText(expiresAt)}. Nothing happens before ${confirming(others)}.`,
      'If you did not expect this, reject it. We never ask for a password by e-mail.',
    ],
    company: 'Cempaka Biru Asset Management Berhad',
  };
}

/** Returns an e-mail as plain text. */
export const plainTextOf = ({ greeting, lead, rows, notes, company }: MailContent): string =>
  [
    greeting,
    '',
    lead,
    ...rows.flatMap(({ what, sums = [], facts }) => [
      `- ${what}`,
      ...[...sums, ...facts].map((fact) => `  ${fact}`),
    ]),
    '',
    ...notes.flatMap((note) => [note, '']),
    company,
  ].join('\n');
