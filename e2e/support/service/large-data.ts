import { FUNDS } from '@portal/sandbox/src/seed/funds/funds.ts';
import { today } from '@portal/shared/dates';
import type { Page } from 'playwright/test';
import type { Customer } from './agent.ts';
import { origins } from './environment.ts';

type Values = Readonly<Record<string, unknown>>;

/** A page of the search's reply with made-up customers; the first of all has the id `firstId`. */
function replyOf(url: string, total: number, firstId: string) {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('page'));
  const first = (page - 1) * 100;
  const length = Math.max(0, Math.min(100, total - first));
  const customers = Array.from({ length }, (_, index) => {
    const number = first + index;
    const letter = String.fromCharCode(65 + Math.floor((number * 26) / total));
    return {
      customerId: number === 0 ? firstId : `C${number}`,
      name: `${letter}${String(number).padStart(5, '0')} BINTI ABDULLAH`,
      idNo: '850214-10-5568',
      customerType: number % 50 === 0 ? 'Joint' : 'Individual',
      email: `customer.${number}@mail.example`,
      tel: '124482071',
      telCountryCode: '60',
      satStatus: number % 9 === 0 ? 'Not assessed' : 'Valid',
      satEffectiveDateTo: number % 9 === 0 ? null : '2027-05-03',
      openCartItems: number % 40 === 0 ? 2 : 0,
    };
  });
  return { customers, total, page, limit: 100 };
}

/** Replies with `total` made-up customers, unknown to the sandbox; `firstId`, the first one's id, may be a real one. */
export const serveBook = (page: Page, total: number, firstId = 'C0') =>
  page.route(/customerbyservicingagent/, (route) =>
    route.fulfill({
      json: replyOf(route.request().url(), total, firstId),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

/** How much a made-up customer has; holdings and items are spread evenly over the accounts. */
interface Quantities {
  readonly accounts: number;
  readonly holdings: number;
  readonly items: number;
}

/** The first `quantity` of the sandbox's schemes, as holdings of an account. */
const holdingsOf = (accountId: string, quantity: number): readonly Values[] =>
  FUNDS.slice(0, quantity).map(({ scheme, name, currency, nav }, index) => ({
    accountId,
    scheme,
    schemeName: name,
    currency,
    units: 12_345.67 + index,
    pendingUnits: 0,
    nav: Number(nav),
    navDate: today(),
    marketValue: 9_876.54 + index,
    cost: 8_765.43 + index,
    averageCost: 0.7654,
  }));

/**
 * Gives a customer of the sandbox, who has an account and an investment in the cart, more accounts, holdings and cart items
 * than any of its customers has. Accounts repeat the first one with its history, items the investment with other amounts.
 */
export async function serveLargeCustomer(
  page: Page,
  { customerId, accounts: [known] }: Customer,
  { accounts, holdings, items }: Quantities,
): Promise<void> {
  const ids = Array.from({ length: accounts }, (_, index) => `10${String(70_000_000 + index)}`);
  const of = (path: string) => `${origins.api.url}${path}?*`;
  const anyAccount = new RegExp(`^${origins.api.url}/.*[?&]p?account[iI]d=(${ids.join('|')})(&|$)`);
  await page.route(anyAccount, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/(account[iI]d)=\d+/, `$1=${known?.accountId}`),
    }),
  );
  await page.route(of('/cif/prr/customer/info'), async (route) => {
    const response = await route.fetch();
    const record: { account: readonly Values[] } = await response.json();
    const account = ids.map((accountId) => ({ ...record.account[0], accountId }));
    await route.fulfill({ response, json: { ...record, account } });
  });
  await page.route(of('/aum/holding'), (route) => {
    const accountId = new URL(route.request().url()).searchParams.get('accountId') ?? '';
    const served = holdingsOf(accountId, holdings / accounts);
    return route.fulfill({
      json: { holdings: served, totals: [], asOf: served.length > 0 ? today() : null },
    });
  });
  await page.route(of('/application/cart/list'), async (route) => {
    const response = await route.fetch();
    const lists: { investment: readonly Values[] } = await response.json();
    const [seeded] = lists.investment;
    if (!seeded) return route.fulfill({ response, json: lists });
    const investment = Array.from({ length: items }, (_, index) => ({
      ...seeded,
      id: `CI9${String(index).padStart(6, '0')}`,
      customerId,
      payload: {
        ...(typeof seeded.payload === 'object' ? seeded.payload : {}),
        accountId: ids[index % ids.length],
        amount: 1_000 + index,
      },
    }));
    await route.fulfill({ response, json: { ...lists, investment } });
  });
}
