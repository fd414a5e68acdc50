import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { Agent } from '@portal/shared/contract';
import type { CartItem } from '../core/cart-item.ts';
import { counted, settle } from './clock.ts';
import { TabLocks } from './locks.ts';
import type { CartScreen } from './pages.tsx';
import type { Service, ServiceAgent, ServiceCustomer, ServiceFault, Truth } from './service.ts';
import { type Browser, Tab, TabChannels } from './tab.tsx';

/** The key that the service of these tests asks for. */
const subscriptionKey = 'a-subscription-key';

const agentOf = ({ name, sub, userId, email, agentCustomerId, codes }: ServiceAgent): Agent => ({
  uuid: userId,
  email,
  agentCustomerId,
  agentUuid: 'AU-1',
  agentName: name,
  agentEmail: email,
  agentChannel: 'AGENCY',
  agentCodeUt: codes.ut,
  subject: sub,
});

/** From now on the portal's time stands still but for what `clock.ts` lets pass, and React renders of its own accord. */
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

/** Gives this process what a browser has and jsdom has not, once. */
export function mockBrowserApis(): void {
  if (isBrowserMocked) return;
  isBrowserMocked = true;
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  Reflect.set(crypto.subtle, 'digest', (...what: Parameters<typeof digest>) => counted(digest(...what)));
}

/** A customer's cart at the service, the agent's tabs on it, and what the agent has been told. */
export class CartHarness {
  readonly browser: Browser;
  readonly #service: Service;
  readonly #account: string;
  #tabs: [Tab, Tab | undefined];

  /** How often the agent was told that an investment of this amount is in the cart. */
  readonly added = new Map<number, number>();
  /** Amounts of investments that were sent and of which the agent does not know. */
  readonly inDoubt = new Set<number>();
  /** Items that the agent wanted gone: taken out, replaced, or in a checkout that was deleted. */
  readonly unwanted = new Set<string>();
  /** Until when the removal of an item waits to be undone, by tab and item. */
  readonly waiting = new Map<Tab, Map<string, number>>();

  constructor(service: Service, agent: ServiceAgent, customer: ServiceCustomer, keys: boolean) {
    this.#service = service;
    const { customerId, name, accounts } = customer;
    this.#account = accounts[0]?.accountId ?? '';
    this.browser = {
      address: service.address,
      agent: agentOf(agent),
      sub: agent.sub,
      whose: { customerId, name },
      channels: new TabChannels(),
      locks: new TabLocks(),
      subscriptionKey,
      keys,
    };
    localStorage.clear();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: this.browser.locks });
    this.#tabs = [new Tab(this.browser), undefined];
  }

  /** The first tab, or another beside it. */
  tab(which: 0 | 1): Tab {
    const tab = this.#tabs[which] ?? new Tab(this.browser);
    this.#tabs[which] = tab;
    return tab;
  }

  /** Whether the first tab is the only one. */
  get isAlone(): boolean {
    return this.#tabs[1] === undefined;
  }

  /** A tab is loaded anew, in the middle of whatever it was doing; what it showed is gone. */
  reload(which: 0 | 1): Tab {
    const old = this.#tabs[which];
    old?.kill();
    if (old) this.waiting.delete(old);
    const tab = new Tab(this.browser);
    this.#tabs[which] = tab;
    return tab;
  }

  /** Opens the cart with a fresh drawer, and waits until it shows. */
  async cart(tab: Tab): Promise<CartScreen> {
    tab.openCart();
    await settle();
    await this.mend();
    return this.cartOf(tab);
  }

  cartOf(tab: Tab): CartScreen {
    if (!tab.showing.cart) throw new Error('The tab shows no cart');
    return tab.showing.cart;
  }

  /** Presses Try again wherever a tab says that something could not be read. */
  async mend(): Promise<void> {
    for (const tab of this.#tabs) {
      const cart = tab?.showing.cart;
      if (!cart) continue;
      if (cart.shown.status === 'failed' || cart.shown.status === 'in part') cart.retry();
      if (cart.sent.status === 'failed') cart.sent.retry();
    }
    await settle();
  }

  /** The items that a tab shows. */
  itemsOf(tab: Tab): readonly CartItem[] {
    const { shown } = this.cartOf(tab);
    if (shown.status !== 'whole') throw new Error(`The cart shows as ${shown.status}`);
    return shown.items;
  }

  order(amount: number): InvestmentSent {
    return {
      accountId: this.#account,
      accountType: 'IND',
      scheme: 'CBIAS',
      schemeName: 'Cempaka Biru Islamic ASEAN',
      currency: 'MYR',
      plan: 'CS',
      salesCharge: 5.5,
      amount,
      distributionInstruction: 'REINVEST',
      prsDefaultOption: null,
      prsDefaultOptionType: null,
      satRank: 5,
      isWholesaleFund: false,
      agentCode: this.browser.agent.agentCodeUt ?? '',
    };
  }

  faults(...faults: readonly ServiceFault[]): Promise<void> {
    return this.#service.setFaults(faults);
  }

  answer(checkoutId: string, answer: 'confirm' | 'reject'): Promise<void> {
    return this.#service.answer(checkoutId, answer);
  }

  truth(): Promise<Truth> {
    return this.#service.truth(this.browser.whose.customerId);
  }

  /** Closes every tab. */
  end(): void {
    for (const tab of this.#tabs) tab?.kill();
  }

  /** The screens are what the service holds, and nothing was lost or doubled. Throws where that is not so. */
  async check(): Promise<Truth> {
    await settle();
    await this.mend();
    const truth = await this.truth();
    for (const tab of this.#tabs) if (tab?.showing.cart) this.#checkCart(tab, truth);
    this.#checkItems(truth);
    this.#checkCheckouts(truth);
    expect(this.browser.locks.held).toEqual([]);
    return truth;
  }

  #checkCart(tab: Tab, truth: Truth): void {
    const { removal, removedHereOnly } = this.cartOf(tab);
    const shown = this.itemsOf(tab).map(({ id }) => id);
    // what is in doubt may have come after the cart was read: the agent was told that it may be there
    const held = truth.items
      .filter(
        ({ id, state, amount }) => state === 'cart' && (shown.includes(id) || !this.inDoubt.has(amount)),
      )
      .map(({ id }) => id);
    const hides = (id: string) => removal.hidden.has(id) || removedHereOnly.includes(id);
    expect({ shown: [...shown].sort() }).toEqual({ shown: held.filter((id) => !hides(id)) });
    for (const id of removedHereOnly) expect([...this.unwanted]).toContain(id);
    const waiting = [...(this.waiting.get(tab) ?? [])]
      .filter(([, end]) => end > Date.now())
      .map(([id]) => id);
    const mayHide = [...removedHereOnly, ...waiting];
    expect({ hidden: held.filter((id) => hides(id) && !mayHide.includes(id)) }).toEqual({
      hidden: [],
    });
  }

  #checkItems({ items }: Truth): void {
    const gone = items.filter(({ id, state }) => state === 'removed' && !this.unwanted.has(id));
    expect({ lost: gone }).toEqual({ lost: [] });
    for (const amount of new Set([...this.added.keys(), ...items.map((item) => item.amount)])) {
      const there = items.filter((item) => item.amount === amount).length;
      const told = this.added.get(amount) ?? 0;
      const most = told + (this.inDoubt.has(amount) ? 1 : 0);
      expect({ amount, told, there, isRight: there >= told && there <= most }).toMatchObject({
        isRight: true,
      });
    }
  }

  #checkCheckouts({ items, checkouts, payments }: Truth): void {
    const standing = checkouts.filter(({ status }) => status !== 'Draft' && status !== 'Deleted');
    for (const { id, state } of items) {
      const holding = standing.filter(({ itemIds }) => itemIds.includes(id)).length;
      expect({ id, holding }).toEqual({ id, holding: state === 'checkout' ? 1 : 0 });
    }
    const good = payments
      .filter(({ outcome }) => outcome !== 'failed')
      .map((payment) => payment.applicationId);
    expect({ paid: good }).toEqual({ paid: [...new Set(good)] });
  }
}
