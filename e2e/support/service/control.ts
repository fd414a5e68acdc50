import type { FaultWish, MaintenanceWish } from '@portal/sandbox/src/api/index.ts';
import type { FlagWish } from '@portal/sandbox/src/flags/index.ts';
import type { OpenerPoliciesWish } from '@portal/sandbox/src/origins/opener-policies.ts';
import type { FileFaultWish } from '@portal/sandbox/src/portal/file-faults.ts';
import * as z from '@portal/shared/schema';
import { type APIRequestContext, type BrowserContext, expect } from 'playwright/test';
import { origins } from './environment.ts';

const mail = z.object({
  id: z.number(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  confirm: z.optional(z.url()),
  reject: z.optional(z.url()),
});

/** An e-mail that a customer would have received. */
export type Mail = z.output<typeof mail>;

const report = z.object({
  id: z.string(),
  /** Events as they were sent. */
  events: z.array(z.string()),
  /** Segments of the replay, inflated. */
  replay: z.array(z.string()),
  /** Texts that are readable in the replay. */
  text: z.array(z.string()),
});

/** What one page has reported to monitoring. */
export type Report = z.output<typeof report>;

const ledgerRow = z.looseObject({ id: z.string() });
const ledger = z.object({
  customerId: z.string(),
  /** Items in all states: `cart`, `checkout` and `removed`. */
  cartItems: z.array(
    z.looseObject({ id: z.string(), state: z.enum(['cart', 'checkout', 'removed']), type: z.string() }),
  ),
  checkouts: z.array(z.looseObject({ id: z.string(), status: z.string(), itemIds: z.array(z.string()) })),
  applications: z.array(z.looseObject({ id: z.string(), checkoutId: z.string(), status: z.string() })),
  applicationItems: z.array(ledgerRow),
  payments: z.array(
    z.looseObject({ id: z.string(), applicationId: z.string(), method: z.string(), outcome: z.string() }),
  ),
  documents: z.array(ledgerRow),
  /** Units and cost as decimal text. */
  holdings: z.array(
    z.object({ accountId: z.string(), scheme: z.string(), units: z.string(), cost: z.string() }),
  ),
});

/** The sandbox's records of a customer; tests compare screens with them. */
export type Ledger = z.output<typeof ledger>;

const feedback = z.object({ userId: z.string(), agentName: z.string(), feedback: z.string() });

/** Feedback that the content service has stored. */
export type Feedback = z.output<typeof feedback>;

/** `times`: how often the call fails (default: until the test ends). `ms`: how long a `slow` answer takes. */
export type CallFault = Pick<FaultWish, 'method' | 'times'> & { readonly ms?: number };

/** Which of a package's files are faulty (default: all), and for how many requests (default: until the test ends). */
export type FaultyFiles = Pick<FileFaultWish, 'file' | 'times'>;

/** The sandbox's control API: faults, settings and records, which agents cannot reach. */
export class Control {
  readonly #request: APIRequestContext;
  readonly #visitor: string;
  readonly #expectMessages: (...messages: readonly RegExp[]) => void;
  readonly #faulty = new Set<FileFaultWish['package']>();
  readonly #failing = new Set<string>();
  readonly #flagged = new Set<FlagWish['name']>();
  #ignoresKeys = false;
  #hasOneApplication = false;
  #hasOpenerPolicies = false;
  #closes = false;

  /**
   * `visitor` is part of the browser's User-Agent, so that faults apply to this test only. `expectMessages` takes what the
   * browser will log of them.
   */
  constructor(
    request: APIRequestContext,
    visitor: string,
    expectMessages: (...messages: readonly RegExp[]) => void = () => {},
  ) {
    this.#request = request;
    this.#visitor = visitor;
    this.#expectMessages = expectMessages;
  }

  /** Allows the console messages of calls that fail. A fault allows them; the service may refuse calls without one. */
  expectFailures(): void {
    this.#expectMessages(/Failed to load resource/, /net::ERR_/, /request failed/);
  }

  /** Takes the network from a test's pages. Returns the function that gives it back. */
  async offline(context: BrowserContext): Promise<() => Promise<void>> {
    this.expectFailures();
    await context.setOffline(true);
    return () => context.setOffline(false);
  }

  /**
   * Makes the released files of a remote, or of the host, faulty until the test ends; `none` ends the fault.
   * `file` is `entry`, `chunk`, `manifest`, `registry` (host) or a regular expression for the path: `/1\\.0\\.1/` is
   * one release. A second call with another `file` adds a fault.
   */
  async remoteFault(
    name: FileFaultWish['package'],
    fault: FileFaultWish['fault'],
    files: FaultyFiles = {},
  ): Promise<void> {
    await this.post('file-faults', { ...files, visitor: this.#visitor, package: name, fault });
    this.#faulty.add(name);
  }

  /** Serves this test from the site in `folder`, or with `null` from the common site. See `OwnSite`. */
  async serveSite(folder: string | null): Promise<void> {
    await this.post('site', { visitor: this.#visitor, folder });
  }

  /**
   * Makes a call of the main API fail for this test's browser until the test ends; `none` ends the fault. `path` is
   * the definition's, such as `/cif/{id}/enquiry/bankaccount`. Default `method`: every method of the path.
   */
  async fault(path: string, kind: FaultWish['kind'], wish: Partial<CallFault> = {}): Promise<void> {
    if (kind !== 'none' && kind !== 'slow') this.expectFailures();
    await this.post('faults', { ...wish, visitor: this.#visitor, path, kind });
    this.#failing.add(path);
  }

  /** Makes the API ignore `Idempotency-Key` for this test's browser until the test ends. */
  async ignoreIdempotencyKeys(): Promise<void> {
    await this.post('idempotency', { visitor: this.#visitor, heeded: false });
    this.#ignoresKeys = true;
  }

  /** Makes checkouts put what is paid and what is not into one application, as other services do, until the test ends. */
  async answerOneApplication(): Promise<void> {
    await this.post('applications', { visitor: this.#visitor, one: true });
    this.#hasOneApplication = true;
  }

  /** Deploys portal and identity provider with other opener policies, for this test's browser, until the test ends. */
  async openerPolicies(policies: NonNullable<OpenerPoliciesWish['policies']>): Promise<void> {
    await this.post('opener-policies', { visitor: this.#visitor, policies });
    this.#hasOpenerPolicies = true;
  }

  /** Sets a flag for this test's browser until the test ends; without `value` it resets the flag to its default. */
  async flag(name: FlagWish['name'], value?: string): Promise<void> {
    await this.post('flags', { visitor: this.#visitor, name, ...(value === undefined ? {} : { value }) });
    this.#flagged.add(name);
  }

  /** Counts wrong codes of hand-offs by this test's browser apart from those of other tests. */
  async countGuessesApart(): Promise<void> {
    await this.post('guess-addresses', { visitor: this.#visitor, isApart: true });
  }

  /** Closes the portal for this test's browser until the test ends, or opens it again. */
  async maintenance(wish: Pick<MaintenanceWish, 'active'> & Partial<MaintenanceWish>): Promise<void> {
    await this.post('maintenance', { ...wish, visitor: this.#visitor });
    this.#closes = true;
  }

  /** The reports of this test's pages to the monitoring service. */
  async reports(): Promise<readonly Report[]> {
    const answer = await this.#request.get(`${origins.outbox.url}/control/reports`, {
      params: { visitor: this.#visitor },
    });
    expect(answer, 'the sandbox shows what was reported').toBeOK();
    return z.array(report).parse(await answer.json());
  }

  /** The sandbox's records of a customer. */
  async ledger(customerId: string): Promise<Ledger> {
    const answer = await this.#request.get(`${origins.outbox.url}/control/ledger`, {
      params: { customerId },
    });
    expect(answer, 'the sandbox shows its ledger').toBeOK();
    return ledger.parse(await answer.json());
  }

  /** Makes a call of the main API fail for one agent (`sub`), every time or `times` times; `none` ends it. */
  async callFault(
    fault: Pick<FaultWish, 'method' | 'path' | 'kind'> & { sub: string; times?: number },
  ): Promise<void> {
    await this.post('faults', fault);
  }

  /** The e-mails to an address, newest first. */
  async mails(to: string): Promise<readonly Mail[]> {
    const answer = await this.#request.get(`${origins.outbox.url}/control/outbox`, { params: { to } });
    expect(answer, 'the outbox answers').toBeOK();
    return z.array(mail).parse(await answer.json());
  }

  /** An agent's feedback, newest first. */
  async feedback(userId: string): Promise<readonly Feedback[]> {
    const answer = await this.#request.get(`${origins.outbox.url}/control/feedback`, { params: { userId } });
    expect(answer, 'the content service shows its feedback').toBeOK();
    return z.array(feedback).parse(await answer.json());
  }

  /** Confirms or rejects as the customer, by the link in the newest e-mail. */
  async answerMail(to: string, answer: 'confirm' | 'reject', reason?: string): Promise<void> {
    const link = (await this.mails(to))[0]?.[answer];
    if (link === undefined) throw new Error(`No e-mail to ${to} asks for a confirmation`);
    expect(
      await this.#request.post(link, reason === undefined ? {} : { form: { reason } }),
      `the customer can ${answer}`,
    ).toBeOK();
  }

  /** Lets the time run out in which a customer can answer a checkout. */
  async endWaiting(checkoutId: string): Promise<void> {
    await this.post('ended-waits', { checkoutId });
  }

  /** Has operations reject the customer's orders that are paid, or need no payment, for this reason. */
  async rejectOrders(customerId: string, reason: string): Promise<void> {
    await this.post('rejections', { customerId, reason });
  }

  /** Ends all faults and settings of this test. */
  async restore(): Promise<void> {
    for (const name of this.#faulty) await this.remoteFault(name, 'none');
    for (const path of this.#failing) await this.fault(path, 'none');
    if (this.#hasOpenerPolicies)
      await this.post('opener-policies', { visitor: this.#visitor, policies: null });
    for (const name of this.#flagged) await this.flag(name);
    if (this.#closes) await this.maintenance({ active: false });
    if (this.#hasOneApplication) await this.post('applications', { visitor: this.#visitor, one: false });
    if (this.#ignoresKeys) await this.post('idempotency', { visitor: this.#visitor, heeded: true });
  }

  async post(path: string, data: object): Promise<unknown> {
    const answer = await this.#request.post(`${origins.outbox.url}/control/${path}`, { data });
    expect(answer, `the sandbox takes ${path}: ${await answer.text()}`).toBeOK();
    return answer.json();
  }
}
