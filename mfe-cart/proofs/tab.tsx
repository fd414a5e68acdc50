import { type ClosableBus, createBus, type TabChannel } from '@portal/shared/bus';
import { axios } from '@portal/shared/calls';
import type { Agent, Notice, Shell } from '@portal/shared/contract';
import { createRemoteData, type RemoteData } from '@portal/shared/data';
import {
  activeTab,
  type FakeLocks,
  productReadBackTimes,
  testConfig,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { CartItem } from '../src/core/items/cart-item.ts';
import { dataOptions } from '../src/core/remote-data.ts';
import type { ProofName } from './orders.ts';
import {
  type CartCustomer,
  CartProbe,
  type CartScreen,
  CheckoutProbe,
  type LoadedPayment,
  type Payment,
  PaymentProbe,
  type Sending,
} from './pages.tsx';
import { subscriptionKey } from './service.ts';
import { openWire, type Wire } from './wire.ts';

/** Broadcast channels between the tabs of one browser. A message does not reach its sender. */
export class TabChannels {
  readonly #channels = new Set<TabChannel>();

  open = (): TabChannel => {
    const channels = this.#channels;
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel)
            other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
}

/** How long a tab shows a notice, in milliseconds. */
export const noticeMs = 6_000;

/** State that all tabs of a browser share. */
export interface Browser {
  readonly address: string;
  readonly agent: Agent;
  /** Token of the agent's session. */
  readonly sub: string;
  readonly customer: CartCustomer;
  readonly channels: TabChannels;
  readonly locks: FakeLocks;
  /** Whether `Idempotency-Key` is sent. */
  readonly keys: boolean;
}

/** The screens of the open page; those of other pages are `undefined`. */
interface Screens {
  cart?: CartScreen | undefined;
  sending?: Sending | undefined;
  loaded?: LoadedPayment | undefined;
  payment?: Payment | undefined;
}

/** A browser tab with this remote's commands and caches, without its components. */
export class Tab {
  readonly screens: Screens = {};
  /** Checkouts that the tab shows as sent, and applications that it shows as paid. */
  readonly sent: string[] = [];
  readonly paid: string[] = [];
  readonly notices: Notice[] = [];
  readonly wire: Wire = openWire();
  readonly #browser: Browser;
  readonly #data: RemoteData = createRemoteData(dataOptions);
  readonly #bus: ClosableBus;
  readonly #shell: Shell;
  #page: Pick<RenderResult, 'rerender' | 'unmount'> | undefined;
  #drawer = 0;
  #isGone = false;

  constructor(browser: Browser) {
    this.#browser = browser;
    const { agent, sub, channels, keys, address } = browser;
    this.#bus = createBus({ owner: () => agent.subject, openChannel: channels.open });
    const session = testSession({ idToken: sub });
    session.set({ status: 'active', agent, expiresAt: Date.now() + 3_600_000 });
    let renewals = 0;
    this.#shell = {
      ...testShell({
        bus: this.#bus,
        readBackTimes: productReadBackTimes,
        config: { ...testConfig, api: { baseUrl: address, subscriptionKey, idempotencyKeys: keys } },
        session: {
          ...session,
          idToken: () => (renewals === 0 ? sub : `${sub}~${renewals}`),
          renew: async () => {
            renewals += 1;
            return true;
          },
          // after two refusals the agent signs in again at once; reloads are tested separately
          end: () => {
            renewals += 1;
          },
        },
      }),
      notify: (notice) => this.#notify(notice),
    };
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Opens the cart with a new drawer of a kind, which adds an item or edits one. */
  openCart(kind: ProofName, editing?: CartItem): void {
    this.#drawer += 1;
    const { customer } = this.#browser;
    const onSeen = (screen: CartScreen) => {
      this.screens.cart = screen;
    };
    this.#show(
      'cart',
      <CartProbe customer={customer} drawer={this.#drawer} kind={kind} editing={editing} onSeen={onSeen} />,
    );
  }

  openCheckout(): void {
    this.#show(
      'checkout',
      <CheckoutProbe
        customer={this.#browser.customer}
        onSending={this.#onSending}
        onSent={(id) => void this.sent.push(id)}
      />,
    );
  }

  openPayment(applicationId: string): void {
    this.#show(
      `payment ${applicationId}`,
      <PaymentProbe
        key={applicationId}
        customer={this.#browser.customer}
        applicationId={applicationId}
        onLoaded={(loaded) => {
          this.screens.loaded = loaded;
        }}
        onPayment={this.#onPayment}
        onPaid={() => void this.paid.push(applicationId)}
      />,
    );
  }

  /** Runs work as this tab, so that its locks belong to this tab. */
  run<Result>(work: () => Result): Result {
    return activeTab.run(this, work);
  }

  /** Emits `cart:changed` to all tabs, as a form does when its command has succeeded. */
  cartChanged(): void {
    this.#bus.emit('cart:changed', { customerId: this.#browser.customer.customerId });
  }

  /** Closes the tab at once, as a reload does. */
  kill(): void {
    this.#isGone = true;
    this.wire.cut();
    this.#bus.close();
    this.#page?.unmount();
    this.#data.queryClient.clear();
    this.#browser.locks.closeTab(this);
  }

  /** Shows a notice for its time, as the host does. */
  #notify(notice: Notice): void {
    const { action, onEnd } = notice;
    const timer = setTimeout(() => this.#isGone || onEnd?.(), noticeMs);
    const run = () => {
      clearTimeout(timer);
      action?.run();
    };
    this.notices.push(action ? { ...notice, action: { ...action, run } } : notice);
  }

  readonly #onSending = (sending: Sending | undefined) => {
    this.screens.sending = sending;
  };

  readonly #onPayment = (payment: Payment | undefined) => {
    this.screens.payment = payment;
  };

  #name = '';

  /** Opens a page. The open page is only rendered again. */
  #show(name: string, page: ReactElement): void {
    if (name === this.#name) {
      this.run(() => this.#page?.rerender(page));
      return;
    }
    this.run(() => this.#page?.unmount());
    for (const part of ['cart', 'sending', 'loaded', 'payment'] as const) this.screens[part] = undefined;
    this.#name = name;
    axios.defaults.adapter = this.wire.adapter;
    const shell = this.#shell;
    const Page = this.#data.wrap(({ children }: { readonly children: ReactNode }) => <>{children}</>);
    this.run(() => {
      this.#page = render(page, {
        wrapper: ({ children }) => (
          <ShellProvider value={shell}>
            <Page>{children}</Page>
          </ShellProvider>
        ),
      });
    });
  }
}
