import type { ProductMismatch } from '@portal/shared/api/suitability';
import { transactionItem } from '@portal/shared/api/transaction-payloads';
import type { Money } from '@portal/shared/money';
import { isMixed } from '@portal/shared/selling';
import { checkoutState } from '../../../mfe-cart/src/checkout/checkout-state.ts';
import { boxesOf } from '../../../mfe-cart/src/checkout/declaration/declaration.ts';
import { declarationRequirementsOf } from '../../../mfe-cart/src/checkout/declaration/declaration-requirements.ts';
import type { Mismatches } from '../../../mfe-cart/src/checkout/declaration/use-mismatches.ts';
import { hasFundDocuments } from '../../../mfe-cart/src/checkout/review/fund-documents.ts';
import { someCustomer } from '../../../mfe-cart/src/core/fixtures/customer.ts';
import { someDocuments, someSchemes } from '../../../mfe-cart/src/core/fixtures/products.ts';
import { itemOf } from '../../../mfe-cart/src/core/items/from-wire.ts';
import { plannedApplications } from '../../../mfe-cart/src/core/items/planned-applications.ts';
import { customerAsPayer } from '../../../mfe-cart/src/payer/index.ts';
import { orderRows } from '../../../sandbox/src/database/order-rows.ts';
import { createSource, type Source } from '../../../sandbox/src/seed/random.ts';
import { type GeneratedItem, generateCart, schemes } from './generate-cart.ts';
import { boughtBy, expectedApplications, expectedQuestions, type GeneratedCustomer } from './rules.ts';

const quantity = Number(process.env.PORTAL_CARTS ?? 1_000);
const seed = process.env.PORTAL_SEED ?? '1';
const today = '2026-11-26';

const [scheme] = someSchemes;
const [document] = someDocuments;
if (!scheme || !document) throw new Error('The fixtures have no schemes or no documents.');
const codes = Object.keys(schemes);
const listings = [
  codes.map((code) => ({ ...scheme, scheme: code, fundCode: `F-${code}` })),
  Object.entries(schemes).flatMap(([code, { hasDocuments }]) =>
    hasDocuments ? [{ ...document, productCode: `F-${code}` }] : [],
  ),
] as const;

const itemsOf = (cart: readonly GeneratedItem[]) =>
  cart.map(({ id, item }) => itemOf({ id, channel: 'Digital Transaction' }, transactionItem.parse(item)));

const cents = (sum: Money) => Number(sum.toString().replace('.', ''));

/** Returns the applications that the portal announces. */
const announced = (cart: readonly GeneratedItem[]) =>
  plannedApplications(itemsOf(cart)).map(({ accountId = '', items, due, waitsFor }) => ({
    accountId,
    itemIds: items.map(({ id }) => id),
    due: Object.fromEntries(due.map((sum) => [sum.currency, cents(sum)])),
    waitsFor,
  }));

/** Returns the applications that the sandbox makes. */
function made(cart: readonly GeneratedItem[], hasOneApplication: boolean) {
  const opening = expectedApplications(cart).find(({ itemIds }) => itemIds.includes('ONB-1'));
  const request = {
    agentUserId: 'U1',
    agentName: 'Agent',
    agentEmail: 'agent@mail.example',
    customerId: 'C1',
    customerName: 'Customer',
    customerEmail: 'customer@mail.example',
    channel: 'Digital Transaction' as const,
    items: cart,
    declaration: {},
    payment: [],
    payer: null,
    recordAccountId: opening?.accountId,
    hasOneApplication,
  };
  const { applications, items } = orderRows(
    request,
    { checkout: 1, form: 1 },
    new Date(`${today}T04:00:00Z`),
  );
  return applications.map(({ id, accountId }) => {
    const own = items.filter(({ applicationId }) => applicationId === id);
    return {
      accountId,
      itemIds: own.map(({ cartItemId }) => cartItemId),
      types: [...new Set(own.map(({ item }) => item.type))],
    };
  });
}

function generateCustomer(source: Source): GeneratedCustomer {
  return {
    assessment: source.pick(['valid', 'valid', 'valid', 'expired', 'declined', 'none']),
    rank: source.int(1, 5),
    acceptsForeignCurrency: source.percent(50),
    age: source.pick([24, 38, 59, 60, 71]),
    vI: {
      Q2: source.percent(10),
      Q3: source.percent(90),
      Q4: source.percent(90),
      Q5: source.percent(90),
    },
  };
}

const groups = ['C', 'MC', 'M', 'MA', 'A'] as const;
const assessed = {
  valid: { satEffectiveDateTo: '2099-01-01' },
  expired: { satEffectiveDateTo: '2026-11-25' },
  declined: { satDeclarationId: 3, satGroup: null, satEffectiveDateTo: null },
  none: { satDeclarationId: null, satGroup: null, satEffectiveDateTo: null },
} as const;

/** Returns what the checkout's screen asks for these items. */
function asked(cart: readonly GeneratedItem[], generated: GeneratedCustomer) {
  const items = itemsOf(cart);
  const { assessment, rank, acceptsForeignCurrency, age, vI } = generated;
  const customer = someCustomer({
    age,
    idNo: `${String(126 - age).slice(-2)}0101-14-5233`,
    vI: { ...vI, Q2Yes: '', Q6: '' },
    satGroup: groups[rank - 1] ?? null,
    ...assessed[assessment],
  });
  // the service's answers
  const mismatches: Mismatches = new Map(
    cart.flatMap((entry) => {
      const code = boughtBy(entry);
      if (code === undefined) return [];
      const { rank: schemeRank, currency } = schemes[code];
      const customerRank = assessment === 'valid' ? rank : 0;
      const isForeign = currency !== 'MYR' && !acceptsForeignCurrency;
      const mismatch = schemeRank > customerRank || isForeign;
      const reply = { mismatch, reasons: [], customerRank, schemeRank, riskCategory: null };
      return [[code, reply] satisfies [string, ProductMismatch]];
    }),
  );
  const requirements = declarationRequirementsOf({
    items,
    mismatches,
    hasFundDocuments: hasFundDocuments(items, listings),
    customer,
    agentEmail: 'agent@mail.example',
    today,
  });
  const { payers, sums } = checkoutState({
    items,
    customer,
    requirements,
    answers: { ticked: {}, reasons: {}, borrowing: '', contactName: '', contactPhone: '', email: '' },
    methods: {},
    payer: customerAsPayer,
    lookups: [],
  });
  return {
    statements: boxesOf(requirements).map(({ statement }) => statement.code),
    documentsReceived: requirements.hasFundDocuments ? true : null,
    borrowing: requirements.asksBorrowing,
    payer: payers !== undefined,
    paymentMethods: sums.map(({ plan, due }) => `${plan} ${due.currency}`).toSorted(),
  };
}

const source = createSource(`mixed carts ${seed}`);
const carts = Array.from({ length: quantity }, () => ({
  cart: generateCart(source),
  customer: generateCustomer(source),
}));

test(`[CHK-01] ${quantity} carts: the portal announces the applications that the rules and the service make`, () => {
  for (const { cart } of carts) {
    const expected = expectedApplications(cart);
    expect(announced(cart)).toEqual(expected);
    const rows = made(cart, false);
    expect(rows.map(({ accountId, itemIds }) => ({ accountId, itemIds }))).toEqual(
      expected.map(({ accountId, itemIds }) => ({ accountId, itemIds })),
    );
    expect(rows.filter(({ types }) => isMixed(types))).toEqual([]);
  }
});

test(`[CHK-01] ${quantity} carts: one application of both kinds is recognized, and no other`, () => {
  for (const { cart } of carts) {
    const expected = expectedApplications(cart);
    const accounts = [...new Set(expected.map(({ accountId }) => accountId))];
    const mixed = accounts.filter((id) => expected.filter(({ accountId }) => accountId === id).length > 1);
    const found = made(cart, true).filter(({ types }) => isMixed(types));
    expect(found.map(({ accountId }) => accountId).toSorted()).toEqual(mixed.toSorted());
  }
});

test(`[CHK-03] ${quantity} carts: the checkout asks what its items need, and nothing else`, () => {
  for (const { cart, customer } of carts) {
    expect(asked(cart, customer)).toEqual(expectedQuestions(cart, customer));
  }
});
