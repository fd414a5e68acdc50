import { createBus } from '@portal/shared/bus';
import { type ApiClient, type AxiosAdapter, axios, createApiClient } from '@portal/shared/calls';
import type { RemoteData } from '@portal/shared/data';
import {
  renderSlot,
  type TestShell,
  testConfig,
  testDrafts,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createNotices, NoticeRegion, type Notices } from '../../host/src/notices/index.ts';
import { createReference } from '../../host/src/reference/reference.ts';
import {
  agentOf,
  type Service,
  type ServiceAgent,
  type ServiceCustomer,
  subscriptionKey,
} from '../../mfe-cart/proofs/service.ts';
import { openWire } from '../../mfe-cart/proofs/wire.ts';

const wire = openWire();
let isOffline = false;
/** Number of requests without a reply yet. */
let pending = 0;
const adapter: AxiosAdapter = async (config) => {
  if (isOffline) throw new Error('no connection');
  pending += 1;
  try {
    return await wire.adapter(config);
  } finally {
    pending -= 1;
  }
};

/** Waits until the page has asked for nothing for 50 ms. */
export async function untilLoaded(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (pending > 0) quiet = 0;
  }
}

/** Takes the connection from the page, or gives it back. */
export function setOffline(offline: boolean): void {
  isOffline = offline;
}

interface StageParts {
  readonly service: Service;
  readonly agent: ServiceAgent;
  /** A customer that no other cell uses. */
  readonly customer: ServiceCustomer;
  /** Name of the cell, unlike that of every other. */
  readonly name: string;
}

interface ScreenOptions {
  /** Path and query of the page. */
  readonly path?: string;
  /** What was typed in this tab before, by the name of its form. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** Changes of the shell. */
  readonly shell?: Partial<TestShell>;
}

/** The browser of one cell of the table: a shell with the real service behind it, and the screen. */
export class Stage implements StageParts {
  readonly service: Service;
  readonly agent: ServiceAgent;
  readonly customer: ServiceCustomer;
  readonly name: string;
  readonly #config;
  #notices: Notices | undefined;
  #unmount = () => {};

  constructor({ service, agent, customer, name }: StageParts) {
    this.service = service;
    this.agent = agent;
    this.customer = customer;
    this.name = name;
    localStorage.clear();
    sessionStorage.clear();
    axios.defaults.adapter = adapter;
    const { address, token } = service.content;
    this.#config = {
      ...testConfig,
      api: { baseUrl: service.address, subscriptionKey, idempotencyKeys: true },
      content: { baseUrl: address, token },
    };
  }

  /** The service's API, called as the agent outside the screen. */
  get api(): ApiClient {
    const session = testSession({ idToken: this.agent.sub });
    return createApiClient({ ...testShell({ session }), config: this.#config });
  }

  /** Id of the customer's account of a plan. */
  account(plan: 'CS' | 'EPF'): string {
    const found = this.customer.accounts.find((account) => account.plan === plan);
    if (!found) throw new Error(`The customer has no account ${plan}`);
    return found.accountId;
  }

  effects() {
    return this.service.effects(this.agent.sub, this.customer.customerId);
  }

  /** Opens a page of a remote, whose cache is `data`, with the host's notices. */
  open(slot: ReactElement, data: RemoteData | undefined, options: ScreenOptions = {}): UserEvent {
    const { path = '/', typed = {}, shell: changes } = options;
    data?.queryClient.clear();
    const agent = agentOf(this.agent);
    const session = testSession({ idToken: this.agent.sub });
    session.set({ status: 'active', agent, expiresAt: Date.now() + 3_600_000 });
    const bus = createBus({ owner: () => agent.subject, openChannel: () => undefined });
    const notices = createNotices();
    this.#notices = notices;
    const drafts = testDrafts(
      Object.fromEntries(
        Object.entries(typed).map(([form, value]) => [form, { savedAt: Date.now(), value, fromHere: true }]),
      ),
    );
    const base = testShell({ session, bus, drafts, config: this.#config });
    const reference = createReference({ api: this.api, session, bus });
    const shell = { ...base, reference, notify: notices.notify };
    const page = renderSlot(
      <>
        {slot}
        <NoticeRegion notices={notices} />
      </>,
      { path, shell: { ...shell, ...changes } },
    );
    this.#unmount = () => {
      page.unmount();
      document.body.replaceChildren();
      bus.close();
    };
    return page.user;
  }

  /** Lets the time of all notices be over. */
  endNotices(): void {
    for (const { id } of this.#notices?.current() ?? []) this.#notices?.dismiss(id);
  }

  end(): void {
    this.#unmount();
  }
}

/** Waits for a button that takes presses. */
export async function findButton(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name }, { timeout: 15_000 });
  await waitFor(() => {
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });
  return button;
}
