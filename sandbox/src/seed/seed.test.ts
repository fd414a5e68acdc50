import { createHash } from 'node:crypto';
import { formCount } from '../database/order-rows.ts';
import { birthAndGender } from '../rules/identity/birth-and-gender.ts';
import { compare, sum } from '../rules/money.ts';
import { CONFIRMATION_DAYS } from '../rules/orders/status-transitions.ts';
import { DEMO_AGENTS } from './demo-agents.ts';
import { FUNDS, findFund } from './funds/funds.ts';
import { LOOKUPS } from './reference/lookups.ts';
import { seedRows } from './seed.ts';

const NOW = new Date('2026-11-21T09:00:00+08:00');
const TODAY = '2026-11-21';
const seeded = seedRows({ customers: 1_000, now: NOW });
const { customers, accounts, bankAccounts, holdings, transactions } = seeded.context.rows;
const customer = (name: string) => customers.find((row) => row.name === name);

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

test('makes the same rows again for the same day', () => {
  const again = seedRows({ customers: 1_000, now: NOW });
  expect(digest([again.context.rows, again.orders, again.cartItems, again.payments])).toBe(
    digest([seeded.context.rows, seeded.orders, seeded.cartItems, seeded.payments]),
  );
});

test.each(DEMO_AGENTS)('$email services the number of customers that the sign-in page shows', (agent) => {
  const own = customers.filter((row) => row.agentCustomerId === agent.servicingId).length;
  expect(own).toBe(agent.key === 'aisyah' ? 100 : agent.customers);
});

/** The long form makes the full seed of 20,000. */
const manyCustomers = Number(process.env.PORTAL_CUSTOMERS ?? 4_000);

test(`gives Aisyah a tenth of ${manyCustomers} customers, all with different ids`, () => {
  const many = seedRows({ customers: manyCustomers, now: NOW }).context.rows.customers;
  expect(many).toHaveLength(manyCustomers);
  expect(many.filter(({ agentCustomerId }) => agentCustomerId === 'AC100011')).toHaveLength(
    manyCustomers / 10,
  );
  expect(new Set(many.map(({ id }) => id)).size).toBe(manyCustomers);
  expect(new Set(many.map(({ idNo }) => idNo)).size).toBe(manyCustomers);
});

describe('people', () => {
  test('every MyKad number is valid and contains the date of birth', () => {
    const malaysians = customers.filter(
      ({ profile, customerType }) => profile.nationality === 'MY' && customerType === 'Individual',
    );
    const wrong = malaysians.filter(
      ({ idNo, dateOfBirth }) => birthAndGender(idNo, TODAY)?.dateOfBirth !== dateOfBirth,
    );
    expect(wrong).toEqual([]);
    expect(malaysians.length).toBeGreaterThan(900);
  });

  test.each([
    ['Tan Wei Jun', '880412-14-5233'],
    ['Nurul Huda binti Zamri', '910725-10-6048'],
    ['Lim Kok Seng', '620118-07-5311'],
    ['Tan Mei Ling', '850214-10-5068'],
  ])('%s is among Aisyah’s customers', (name, idNo) => {
    expect(customers.find((row) => row.idNo === idNo)).toMatchObject({ name, agentCustomerId: 'AC100011' });
  });

  test.each([
    ['a patronymic', / (bin|binti) /],
    ['a/l', / a\/l /],
    ['a/p', / a\/p /],
    ['anak', / anak /],
  ])('some names have %s', (_case, pattern) => {
    expect(customers.some(({ name }) => pattern.test(name))).toBe(true);
  });

  test('has customers of every kind that a screen must show', () => {
    const has = (test: (row: (typeof customers)[number]) => boolean) => customers.some(test);
    expect(has(({ isSophisticated }) => isSophisticated)).toBe(true);
    expect(has(({ satRank }) => satRank === null)).toBe(true);
    expect(has(({ satRank }) => satRank === 0)).toBe(true);
    expect(has(({ satTo }) => (satTo ?? TODAY) < TODAY)).toBe(true);
    expect(has(({ profile }) => profile.vI.Q2 === true)).toBe(true);
    expect(has(({ id }) => !accounts.some((account) => account.customerId === id))).toBe(true);
    expect(has(({ profile }) => profile.nationality !== 'MY')).toBe(true);
  });
});

describe('accounts', () => {
  test('account numbers are unique, have 10 digits and begin with the prefix of the plan', () => {
    const prefixes = { CS: '10', EPF: '20', PRS: '30' };
    expect(accounts.filter(({ id, plan }) => !/^\d{10}$/.test(id) || !id.startsWith(prefixes[plan]))).toEqual(
      [],
    );
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  });

  test('joint accounts are cash with two holders; bank numbers have the bank’s length', () => {
    const joint = accounts.filter(({ accountType }) => accountType === 'JNT');
    expect(joint.length).toBeGreaterThan(50);
    expect(joint.filter(({ plan, holders }) => plan !== 'CS' || holders.length !== 2)).toEqual([]);
    expect(bankAccounts.filter(({ number }) => !/^[1-9]\d{9,15}$/.test(number))).toEqual([]);
  });

  test('one customer has five hundred holdings', () => {
    const own = accounts
      .filter(({ customerId }) => customerId === customer('Ooi Boon Kiat')?.id)
      .map(({ id }) => id);
    expect(holdings.filter(({ accountId }) => own.includes(accountId))).toHaveLength(500);
  });

  test('every holding is allowed: PRS in PRS accounts, approved funds in EPF, wholesale for sophisticated investors', () => {
    const accountById = new Map(accounts.map((row) => [row.id, row]));
    const sophisticated = new Set(
      customers.filter(({ isSophisticated }) => isSophisticated).map(({ id }) => id),
    );
    const isAllowed = ({ accountId, scheme }: (typeof holdings)[number]): boolean => {
      const account = accountById.get(accountId);
      const fund = findFund(scheme);
      if (!account || !fund || (fund.structure === 'PRS') !== (account.plan === 'PRS')) return false;
      if (account.plan === 'EPF') return fund.epfCharge !== undefined;
      return fund.structure !== 'Wholesale' || sophisticated.has(account.customerId);
    };
    expect(holdings.filter((row) => !isAllowed(row))).toEqual([]);
  });
});

describe('the past', () => {
  test('there are transactions of every type, most schemes have some of the past year, and none is of nothing', () => {
    expect(new Set(transactions.map(({ type }) => type))).toEqual(
      new Set(['SA', 'RD', 'SI', 'SO', 'DR', 'CO']),
    );
    expect(transactions.filter(({ date }) => date > '2025-11-20').length).toBeGreaterThan(1_000);
    expect(transactions.filter(({ gross }) => compare(gross, '0') <= 0)).toEqual([]);
  });

  test('a scheme without units was bought and redeemed', () => {
    const sold = holdings.filter(({ units }) => compare(units, '0') === 0);
    expect(sold).toEqual([
      expect.objectContaining({ accountId: '1000391120', scheme: 'CBSMC', cost: '0.00' }),
    ]);
    const own = transactions.filter(
      ({ accountId, scheme }) => accountId === '1000391120' && scheme === 'CBSMC',
    );
    expect([own[0]?.type, own.at(-1)?.type]).toEqual(['SA', 'RD']);
    expect(compare(sum(own.map(({ units }) => units)), '0')).toBe(0);
  });

  test('prices end at the fund list’s price and match its performance', () => {
    const { prices } = seeded.context;
    for (const { scheme, nav } of FUNDS) expect(prices.latest(scheme)).toBe(nav);
    expect(prices.latestDay).toBe('2026-11-20');
    expect(prices.on('CBGTU', '2025-12-31')).toBe((1.4826 / 1.2418).toFixed(4));
  });
});

test('the demo agents have orders of every status', () => {
  const statuses = seeded.orders.flatMap(({ applications }) => applications.map(({ status }) => status));
  expect(new Set(statuses).size).toBe(9);
  for (const { applications, items } of seeded.orders) {
    expect(applications).toHaveLength(
      formCount({
        items: items.map(({ cartItemId, item }) => ({ id: cartItemId, item })),
        recordAccountId: applications[0]?.accountId,
      }),
    );
  }
});

test('a past order is answered while its link is valid, and expires when the link does', () => {
  const days = seeded.orders.flatMap(({ events }) => {
    const [sentAt, answer] = events.map(({ at }) => at.getTime());
    return sentAt === undefined || answer === undefined
      ? []
      : [{ status: events[1]?.status, days: (answer - sentAt) / 86_400_000 }];
  });
  const expired = days.filter(({ status }) => status === 'Expired');
  expect(new Set(expired.map((each) => each.days))).toEqual(new Set([CONFIRMATION_DAYS]));
  for (const each of days) expect(each.days).toBeLessThanOrEqual(CONFIRMATION_DAYS);
  const last = seeded.orders.flatMap(({ events }) => events.map(({ at }) => at.getTime()));
  expect(Math.max(...last)).toBeLessThanOrEqual(NOW.getTime());
});

test('Aisyah has an order that is paid in one of its two currencies, and one that operations rejected', () => {
  const { orders, payments } = seeded;
  const partlyPaid = orders.filter(({ applications, checkout }) =>
    applications.some(({ id, status }) => {
      const amounts = payments.find(({ applicationId }) => applicationId === id)?.amounts ?? [];
      return status === 'Pending Payment' && amounts.length < checkout.payment.length && amounts.length > 0;
    }),
  );
  expect(partlyPaid.map(({ checkout }) => checkout.agentEmail)).toContain('aisyah@agents.example');
  const rejected = orders.filter(
    ({ applications, checkout }) =>
      checkout.status === 'Confirmed' && applications.some(({ status }) => status === 'Rejected'),
  );
  expect(rejected.map(({ checkout }) => checkout.agentEmail)).toContain('aisyah@agents.example');
  const types = new Set(orders.flatMap(({ items }) => items.map(({ item }) => item.type)));
  expect([...types].sort()).toEqual([
    'bankar',
    'clientInfoUpdate',
    'investment',
    'onboarding',
    'redemption',
    'sat',
    'switching',
  ]);
});

test.each(['aisyah', 'wei.jun', 'twin'])('[ITM-08] %s has six onboardings in different states', (key) => {
  const agent = DEMO_AGENTS.find((each) => each.key === key);
  const own = seeded.cartItems.filter(
    ({ agentUserId, item }) => agentUserId === agent?.userId && item.type === 'onboarding',
  );
  expect(own.map(({ state, item }) => [state, Object(item.payload).isAOFCompleted])).toEqual([
    ['cart', true],
    ['cart', false],
    ['checkout', true],
    ['checkout', true],
    ['checkout', true],
    ['checkout', true],
  ]);
  const submissions = seeded.orders.flatMap(({ applications, checkout }) =>
    applications
      .filter(({ channel, agentUserId }) => channel === 'Digital AOF' && agentUserId === agent?.userId)
      .map(({ status, customerId, accountId }) => [checkout.status, status, customerId, accountId]),
  );
  expect(submissions.map(([checkout, status]) => [checkout, status])).toEqual([
    // the onboarding, which does not wait for the payment, and its investment
    ...Array.from({ length: 2 }, () => ['Pending Customer Confirmation', 'Pending Customer Confirmation']),
    ['Confirmed', 'Pending Documents'],
    ['Confirmed', 'Pending Payment'],
    ...['Rejected', 'Rejected'].map((status) => [status, status]),
    ...['Completed', 'Completed'].map((status) => ['Confirmed', status]),
  ]);
  const [, , customerId, accountId] = submissions.at(-1) ?? [];
  expect(seeded.context.rows.accounts.find(({ id }) => id === accountId)).toMatchObject({ customerId });
});

test('lookups: Malaysia first, ten withdrawal reasons, seventeen banks', () => {
  expect(LOOKUPS.country[0]).toEqual({ name: 'Malaysia', code: 'MY' });
  expect(LOOKUPS.country).toHaveLength(249);
  expect(LOOKUPS.prsWithdrawalReasons).toHaveLength(10);
  expect(LOOKUPS.banks).toHaveLength(17);
});
