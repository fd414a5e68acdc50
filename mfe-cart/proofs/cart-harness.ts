import { FakeLocks } from '@portal/shared/testing';
import type { CartItem } from '../src/core/items/cart-item.ts';
import { flush, trackPending } from './clock.ts';
import type { OrderParts, ProofName } from './orders.ts';
import type { CartScreen } from './pages.tsx';
import {
  agentOf,
  type Service,
  type ServiceAgent,
  type ServiceCustomer,
  type ServiceFault,
  type ServiceRecords,
} from './service.ts';
import { type Browser, Tab, TabChannels } from './tab.tsx';

/**
 * Installs fake timers at 20 November 2026, 10:00 in Malaysia, which only `clock.ts` advances, and lets React render
 * without `act`. Real turns of the event loop and requests still work.
 */
export function freezeClock(): void {
  jest.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+08:00'),
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

let isBrowserMocked = false;

/** Makes the browser's digests count as pending work, so that `flush` waits for them. Repeated calls do nothing. */
export function mockBrowserApis(): void {
  if (isBrowserMocked) return;
  isBrowserMocked = true;
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  Reflect.set(crypto.subtle, 'digest', (...what: Parameters<typeof digest>) => trackPending(digest(...what)));
}

/** A customer's cart at the service, the agent's tabs, and what the tabs have reported. */
export class CartHarness {
  readonly browser: Browser;
  readonly #service: Service;
  readonly #accounts: OrderParts['accounts'];
  readonly #bankStatement: string;
  readonly #email: string;
  #tabs: [Tab, Tab | undefined];

  /** Number of orders of each amount that were reported as added. */
  readonly added = new Map<number, number>();
  /** Amounts of orders whose outcome is unknown. */
  readonly pendingAmounts = new Set<number>();
  /** Ids of items that the agent removed, replaced, or deleted with a checkout. */
  readonly unwanted = new Set<string>();
  /** Time until which a removal can be undone, by item id. Other tabs may hide the item too. */
  readonly waiting = new Map<string, number>();

  constructor(service: Service, agent: ServiceAgent, customer: ServiceCustomer, keys: boolean) {
    this.#service = service;
    const { customerId, name, accounts, email } = customer;
    this.#email = email;
    this.#accounts = Object.fromEntries(accounts.map(({ plan, accountId }) => [plan, accountId]));
    this.#bankStatement = agent.bankStatement;
    this.browser = {
      address: service.address,
      agent: agentOf(agent),
      sub: agent.sub,
      customer: { customerId, name },
      channels: new TabChannels(),
      locks: new FakeLocks(),
      keys,
    };
    localStorage.clear();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: this.browser.locks });
    this.#tabs = [new Tab(this.browser), undefined];
  }

  /** Returns the first or the second tab. */
  tab(which: 0 | 1): Tab {
    const tab = this.#tabs[which] ?? new Tab(this.browser);
    this.#tabs[which] = tab;
    return tab;
  }

  /** Whether the first tab is the only one. */
  get isAlone(): boolean {
    return this.#tabs[1] === undefined;
  }

  /** Replaces a tab by a new one, as a reload does. */
  reload(which: 0 | 1): Tab {
    const old = this.#tabs[which];
    old?.kill();
    const tab = new Tab(this.browser);
    this.#tabs[which] = tab;
    return tab;
  }

  /** Opens the cart with a new drawer of a kind, which adds an item or edits one, and waits until it is loaded. */
  async cart(tab: Tab, kind: ProofName = 'invest', editing?: CartItem): Promise<CartScreen> {
    tab.openCart(kind, editing);
    await flush();
    await this.retryFailedReads();
    return this.cartOf(tab);
  }

  cartOf(tab: Tab): CartScreen {
    if (!tab.screens.cart) throw new Error('The tab shows no cart');
    return tab.screens.cart;
  }

  /** Retries every failed read of the tabs' carts. */
  async retryFailedReads(): Promise<void> {
    for (const tab of this.#tabs) {
      const cart = tab?.screens.cart;
      if (!cart) continue;
      if (cart.shown.status === 'failed' || cart.shown.status === 'in part') cart.retry();
      if (cart.sent.status === 'failed') cart.sent.retry();
    }
    await flush();
  }

  /** Returns the items that a tab shows. Throws when its cart is not loaded. */
  itemsOf(tab: Tab): readonly CartItem[] {
    const { shown } = this.cartOf(tab);
    if (shown.status !== 'whole') throw new Error(`The cart shows as ${shown.status}`);
    return shown.items;
  }

  order(amount: number): OrderParts {
    const agentCode = this.browser.agent.agentCodeUt ?? '';
    const { name: customerName } = this.browser.customer;
    return {
      accounts: this.#accounts,
      agentCode,
      amount,
      customerName,
      email: this.#email,
      bankStatement: this.#bankStatement,
    };
  }

  faults(...faults: readonly ServiceFault[]): Promise<void> {
    return this.#service.setFaults(faults);
  }

  answer(checkoutId: string, answer: 'confirm' | 'reject'): Promise<void> {
    return this.#service.answer(checkoutId, answer);
  }

  records(): Promise<ServiceRecords> {
    return this.#service.records(this.browser.customer.customerId);
  }

  /** Closes every tab. */
  end(): void {
    for (const tab of this.#tabs) tab?.kill();
  }

  /** Checks that the screens agree with the service, and that nothing was lost or duplicated. Returns the records. */
  async check(): Promise<ServiceRecords> {
    await flush();
    await this.retryFailedReads();
    const records = await this.records();
    expect({ negative: records.freeUnits.filter((units) => units.startsWith('-')) }).toEqual({
      negative: [],
    });
    for (const tab of this.#tabs) if (tab?.screens.cart) this.#checkCart(tab, records);
    this.#checkItems(records);
    this.#checkCheckouts(records);
    // a tab has the lock of a removal while it can be undone
    const canUndo = [...this.waiting.values()].some((end) => end > Date.now());
    const locked = this.browser.locks.lockedNames;
    expect(locked.filter((name) => !canUndo || !name.startsWith('portal:removal:'))).toEqual([]);
    return records;
  }

  #checkCart(tab: Tab, records: ServiceRecords): void {
    const { hiddenIds } = this.cartOf(tab);
    const removedHereOnly = [...hiddenIds.keys()].filter((id) => hiddenIds.get(id) === 'failed');
    const shown = this.itemsOf(tab).map(({ id }) => id);
    // a pending order may have arrived after the cart was loaded
    const inCart = records.items
      .filter(
        ({ id, state, amount }) =>
          state === 'cart' && (shown.includes(id) || !this.pendingAmounts.has(amount)),
      )
      .map(({ id }) => id);
    expect({ shown: [...shown].sort() }).toEqual({ shown: inCart.filter((id) => !hiddenIds.has(id)) });
    for (const id of removedHereOnly) expect([...this.unwanted]).toContain(id);
    const waiting = [...this.waiting].filter(([, end]) => end > Date.now()).map(([id]) => id);
    const mayHide = [...removedHereOnly, ...waiting];
    expect({ hidden: inCart.filter((id) => hiddenIds.has(id) && !mayHide.includes(id)) }).toEqual({
      hidden: [],
    });
  }

  #checkItems({ items }: ServiceRecords): void {
    const gone = items.filter(({ id, state }) => state === 'removed' && !this.unwanted.has(id));
    expect({ lost: gone }).toEqual({ lost: [] });
    for (const amount of new Set([...this.added.keys(), ...items.map((item) => item.amount)])) {
      const there = items.filter((item) => item.amount === amount).length;
      const reported = this.added.get(amount) ?? 0;
      const maximum = reported + (this.pendingAmounts.has(amount) ? 1 : 0);
      expect({ amount, reported, there, isRight: there >= reported && there <= maximum }).toMatchObject({
        isRight: true,
      });
    }
  }

  #checkCheckouts({ items, checkouts, payments }: ServiceRecords): void {
    const active = checkouts.filter(({ status }) => status !== 'Draft' && status !== 'Deleted');
    for (const { id, state } of items) {
      const containing = active.filter(({ itemIds }) => itemIds.includes(id)).length;
      expect({ id, containing }).toEqual({ id, containing: state === 'checkout' ? 1 : 0 });
    }
    const successful = payments
      .filter(({ outcome }) => outcome !== 'failed')
      .map((payment) => payment.applicationId);
    expect({ paid: successful }).toEqual({ paid: [...new Set(successful)] });
  }
}
