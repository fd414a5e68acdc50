import { type ClosableBus, createBus, type TabChannel } from '@portal/shared/bus';
import { axios } from '@portal/shared/calls';
import type { Agent, Notice, Shell } from '@portal/shared/contract';
import { createRemoteData, type RemoteData } from '@portal/shared/data';
import { testConfig, testSession, testShell } from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { dataOptions } from '../core/remote-data.ts';
import { atWork, type TabLocks } from './locks.ts';
import {
  CartProbe,
  type CartScreen,
  CheckoutProbe,
  type LoadedPayment,
  type Payment,
  PaymentProbe,
  type Sending,
  type Whose,
} from './pages.tsx';
import { openWire, type Wire } from './wire.ts';

/** Tabs of one browser that hear one another, as a BroadcastChannel has it: never oneself. */
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

/** What all tabs of a browser share, and whom they are for. */
export interface Browser {
  readonly address: string;
  readonly agent: Agent;
  /** Token of the agent's session, as the service takes it. */
  readonly sub: string;
  readonly whose: Whose;
  readonly channels: TabChannels;
  readonly locks: TabLocks;
  readonly subscriptionKey: string;
  /** Whether `Idempotency-Key` is sent. */
  readonly keys: boolean;
}

/** What shows, page by page; what a page no longer shows is gone. */
interface Showing {
  cart?: CartScreen | undefined;
  sending?: Sending | undefined;
  loaded?: LoadedPayment | undefined;
  payment?: Payment | undefined;
}

/** One tab of the agent's browser with this remote's real commands and caches in it; only the looks are left out. */
export class Tab {
  readonly showing: Showing = {};
  /** Checkouts that the tab has taken for sent, and applications that it has taken for paid. */
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
    const { agent, sub, channels, keys, subscriptionKey, address } = browser;
    this.#bus = createBus({ owner: () => agent.subject, openChannel: channels.open });
    const session = testSession({ idToken: sub });
    session.set({ status: 'active', agent, expiresAt: Date.now() + 3_600_000 });
    let renewals = 0;
    this.#shell = {
      ...testShell({
        bus: this.#bus,
        config: { ...testConfig, api: { baseUrl: address, subscriptionKey, idempotencyKeys: keys } },
        session: {
          ...session,
          idToken: () => (renewals === 0 ? sub : `${sub}~${renewals}`),
          renew: async () => {
            renewals += 1;
            return true;
          },
          // refused twice: the agent signs in again, at once; what leaving a page means is the reloads' matter
          end: () => {
            renewals += 1;
          },
        },
      }),
      notify: (notice) => void this.notices.push(notice),
    };
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  openCart(): void {
    this.#drawer += 1;
    const { whose } = this.#browser;
    const onSeen = (screen: CartScreen) => {
      this.showing.cart = screen;
    };
    this.#show('cart', <CartProbe whose={whose} drawer={this.#drawer} onSeen={onSeen} />);
  }

  openCheckout(): void {
    this.#show(
      'checkout',
      <CheckoutProbe
        whose={this.#browser.whose}
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
        whose={this.#browser.whose}
        applicationId={applicationId}
        onLoaded={(loaded) => {
          this.showing.loaded = loaded;
        }}
        onPayment={this.#onPayment}
        onPaid={() => void this.paid.push(applicationId)}
      />,
    );
  }

  /** Does something as this tab: its locks are this tab's. */
  act<Result>(work: () => Result): Result {
    return atWork.run(this, work);
  }

  /** Tells this tab and the others, as a form does when its command has succeeded. */
  cartChanged(): void {
    this.#bus.emit('cart:changed', { customerId: this.#browser.whose.customerId });
  }

  /** The browser ends the tab, as a reload does: in the middle of whatever it was doing. */
  kill(): void {
    this.#isGone = true;
    this.wire.cut();
    this.#bus.close();
    this.#page?.unmount();
    this.#data.queryClient.clear();
    this.#browser.locks.forget(this);
  }

  readonly #onSending = (sending: Sending | undefined) => {
    this.showing.sending = sending;
  };

  readonly #onPayment = (payment: Payment | undefined) => {
    this.showing.payment = payment;
  };

  #name = '';

  /** Shows a page in place of the one before; the same page again only renders anew. */
  #show(name: string, page: ReactElement): void {
    if (name === this.#name) {
      this.act(() => this.#page?.rerender(page));
      return;
    }
    this.act(() => this.#page?.unmount());
    for (const part of ['cart', 'sending', 'loaded', 'payment'] as const) this.showing[part] = undefined;
    this.#name = name;
    axios.defaults.adapter = this.wire.adapter;
    const shell = this.#shell;
    const Page = this.#data.wrap(({ children }: { readonly children: ReactNode }) => <>{children}</>);
    this.act(() => {
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
