import type { Counters } from '../../database/counters.ts';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import { birthAndGender } from '../../rules/identity/birth-and-gender.ts';
import { futureAccountId, futureAccounts } from '../../rules/onboarding/future-accounts.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import { assessed, customerRow, holderTextOf } from '../customers/customer-row.ts';
import { DEMO_CUSTOMERS } from '../customers/demo-customers.ts';
import { createIdentity, type Identity, type UsedIdNumbers } from '../customers/identity.ts';
import type { DemoAgent } from '../demo-agents.ts';
import { fundOf } from '../funds/funds.ts';
import { cartRow } from '../orders/cart-row.ts';
import { exampleAttachment } from '../orders/example-files.ts';
import type { OrderHistory } from '../orders/order-history.ts';
import { bankarItem, type Candidate, investmentItem } from '../orders/order-items.ts';
import { type OrderBook, placeOrder } from '../orders/place-order.ts';
import { createSource } from '../random.ts';
import { LOOKUPS } from '../reference/lookups.ts';
import { type Applicant, onboardingPayload } from './onboarding-payload.ts';

const DAY_MS = 86_400_000;
/** MyKads of demo customers (docs/domain.md, section 5): the applicants of agents who do not have these customers already. */
const KNOWN_APPLICANTS = ['880412-14-5233', '910725-10-6048', '620118-07-5311'];
const OLDEST_YEARS = 58;
const SCHEME = 'CBSUK';
const AMOUNT = 5_000;
/** The customer of the completed one has traded for a year. */
const COMPLETED_DAYS = 380;

/** Onboardings that were sent, with how they ended. */
const SENT: readonly (readonly [name: string, history: OrderHistory])[] = [
  ['sent', { status: 'Pending Customer Confirmation', daysAgo: 2 }],
  ['payable', { status: 'Pending Payment', daysAgo: 4 }],
  ['rejected', { status: 'Rejected', daysAgo: 9, reason: 'My address has changed, please ask me again.' }],
];

interface Context {
  readonly agent: DemoAgent;
  readonly code: string;
  readonly now: Date;
  readonly usedIds: UsedIdNumbers;
  readonly book: OrderBook;
  readonly counters: Counters;
}

/** A person who is onboarded, with the account that is opened, as if both existed. */
interface DemoOnboarding {
  readonly id: string;
  readonly applicant: Applicant;
  readonly candidate: Candidate;
}

/** The identities of an agent's applicants, in the order of the onboardings. */
function identitiesOf(
  { agent, now, usedIds }: Context,
  usedCandidates: ReadonlySet<string>,
): readonly Identity[] {
  const source = createSource(`applicants ${agent.key}`);
  const known = DEMO_CUSTOMERS.map(({ identity }) => identity).filter(
    ({ idNo }) => KNOWN_APPLICANTS.includes(idNo) && !usedCandidates.has(idNo),
  );
  const today = dateInKualaLumpur(now);
  const others = Array.from({ length: 5 - known.length }, () =>
    createIdentity(source, 1, today, usedIds, OLDEST_YEARS),
  );
  return [...known, ...others];
}

function onboardedOf({ agent, now }: Context, id: string, identity: Identity): DemoOnboarding {
  const { dateOfBirth } = identity;
  if (dateOfBirth === null) throw new Error(`${identity.name} has no date of birth.`);
  const applicant = { ...identity, dateOfBirth };
  const given = { id, agentCustomerId: agent.servicingId, today: dateInKualaLumpur(now) };
  const customer = customerRow(createSource(id), given, identity, {
    assessed: assessed(4, 360),
    isSophisticated: false,
    acceptsForeignCurrency: true,
    profile: { vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' } },
  });
  const payload = onboardingPayload(applicant, now.toISOString());
  const [account] = futureAccounts(payload, identity.name);
  if (!account) throw new Error('An onboarding opens an account.');
  const row = {
    ...account,
    id: futureAccountId(id, account.plan),
    customerId: id,
    name: identity.name,
    currencies: ['MYR'],
    holderText: holderTextOf(account.holders),
  };
  return { id, applicant, candidate: { customer, account: row, holdings: [] } };
}

/** The items of a complete onboarding: itself, an own bank account, and an investment. */
function itemsOf(
  { book, code, agent }: Context,
  { id, applicant, candidate }: DemoOnboarding,
  at: Date,
): readonly OrderItem[] {
  const bankStatement = exampleAttachment('bankStatement', { docId: id, agentUserId: agent.userId, at });
  book.attachments.push(bankStatement.row);
  const bankar = bankarItem(candidate.customer, candidate.account, '514088886666');
  const investment = investmentItem(candidate, fundOf(SCHEME), AMOUNT, code);
  if (bankar.type !== 'bankar' || investment.type !== 'investment') throw new Error('These are other items.');
  const file = {
    bankAccountStatementFileName: `${dateInKualaLumpur(at)} statement.jpg`,
    bankAccountStatementFileURL: bankStatement.path,
  };
  const payload = onboardingPayload(applicant, at.toISOString());
  return [
    { type: 'onboarding', payload: { ...payload, isAOFCompleted: true } },
    { ...bankar, payload: { ...bankar.payload, ...file, isDefault: true, onboardingId: id } },
    { ...investment, payload: { ...investment.payload, onboardingId: id } },
  ];
}

function putIntoCart(context: Context, { id, candidate }: DemoOnboarding, items: readonly OrderItem[]): void {
  const { agent, book, counters, now } = context;
  const at = new Date(now.getTime() - DAY_MS);
  const owner = { agent, customer: candidate.customer };
  for (const item of items) book.cartItems.push({ ...cartRow(owner, item, counters, at, id), state: 'cart' });
}

/** The onboarding of one of the agent's customers, who exists because of it. */
function completeOnboarding(
  context: Context,
  id: string,
  candidates: readonly Candidate[],
): DemoOnboarding | undefined {
  const { now } = context;
  const candidate = candidates.findLast(
    ({ account, customer }) =>
      account.plan === 'CS' &&
      account.accountType === 'IND' &&
      customer.customerType === 'Individual' &&
      birthAndGender(customer.idNo, dateInKualaLumpur(now)) !== undefined,
  );
  const facts = candidate && birthAndGender(candidate.customer.idNo, dateInKualaLumpur(now));
  if (!candidate || !facts) return undefined;
  const { name, idNo, email, tel, profile } = candidate.customer;
  const race = LOOKUPS.race.find((each) => each.name === profile.race)?.value ?? '99';
  return { id, candidate, applicant: { name, idNo, email, tel, race, nationality: 'MY', ...facts } };
}

/**
 * Adds six onboardings of a demo agent to the book: one complete in the cart, one that is not complete, one that waits
 * for the customer, one for payment, one that the customer rejected, and the completed one of a customer of the agent.
 * None for an agent who is not registered for UTS.
 */
export function addOnboardings(
  book: OrderBook,
  counters: Counters,
  { agent, now, usedIds }: Pick<Context, 'agent' | 'now' | 'usedIds'>,
  candidates: readonly Candidate[],
): void {
  const code = agent.codes.ut;
  if (code === undefined) return;
  const context: Context = { agent, code, now, usedIds, book, counters };
  const idOf = (name: string) => `ONB-${agent.key.replaceAll('.', '-')}-${name}`;
  const known = new Set(candidates.map(({ customer }) => customer.idNo));
  const names = ['ready', 'open', ...SENT.map(([name]) => name)];
  const people = identitiesOf(context, known).map((identity, index) =>
    onboardedOf(context, idOf(names[index] ?? ''), identity),
  );
  const [ready, open] = people;
  if (ready) putIntoCart(context, ready, itemsOf(context, ready, now));
  if (open) {
    const { plans, identity, personal } = onboardingPayload(open.applicant, now.toISOString());
    const payload = { plans, identity, personal, isAOFCompleted: false };
    putIntoCart(context, open, [{ type: 'onboarding', payload }]);
  }
  const last = completeOnboarding(context, idOf('completed'), candidates);
  const sent = SENT.map(([, history], index) => [people[index + 2], history] as const);
  const done = [last, { status: 'Completed', daysAgo: COMPLETED_DAYS }] as const;
  for (const [demo, history] of [...sent, done]) {
    if (!demo) continue;
    const at = new Date(now.getTime() - history.daysAgo * DAY_MS - DAY_MS / 4);
    const items = itemsOf(context, demo, at);
    const { id, candidate } = demo;
    const orderContext = { source: createSource(id), agent, candidate, now };
    placeOrder(book, counters, orderContext, { ...history, items, onboardingId: id });
  }
}
