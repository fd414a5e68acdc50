import { randomUUID } from 'node:crypto';
import { chargeFor } from '@portal/sandbox/src/seed/customers/positions.ts';
import { fundOf } from '@portal/sandbox/src/seed/funds/funds.ts';
import { onboardingPayload } from '@portal/sandbox/src/seed/onboarding/onboarding-payload.ts';
import { malaysianInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import type { Page } from 'playwright/test';
import { statement } from '../../screens/bank-account.ts';
import { accountOf, mailOf, type Plan } from '../../screens/selling.ts';
import type { Credentials } from '../../screens/sign-in.ts';
import type { Agent, Customer } from '../agent.ts';
import type { Control } from '../control.ts';
import { assessmentOf, bankAccountOf, redemptionOf, switchingOf } from './item-payloads.ts';
import { createLinkingSession, createSession, giveSession, type SeededSession } from './session.ts';

const channel = 'Digital Transaction';
const formChannel = 'Digital Form';
const added = z.object({ id: z.string() });
const uploaded = z.object({ path: z.string() });
const recorded = z.looseObject({ epfNo: z.nullable(z.string()) });
const submitted = z.object({
  checkoutId: z.string(),
  applications: z.array(z.object({ applicationId: z.string(), formNo: z.string() })),
});

/** The declaration for MYR items that suit a customer who is not vulnerable, ticked now. */
function declaration(isFundBought: boolean) {
  const tickedAt = malaysianInstant(new Date());
  const codes = [...(isFundBought ? ['documents-received'] : []), 'email-confirmed'];
  return {
    documentsReceived: isFundBought ? true : null,
    mismatches: [],
    domesticBorrowing: null,
    vulnerable: null,
    emailConfirmed: true,
    statements: codes.map((code) => ({ code, version: 1, tickedAt })),
  };
}

/** Who is onboarded in tests: none of an agent's customers has this number. */
const someone = { name: 'Nurul Huda binti Zamri', idNo: '910725-10-6048', dateOfBirth: '1991-07-25' };
const someonesFacts = {
  gender: 'F',
  race: '01',
  nationality: 'MY',
  tel: '123319047',
} as const;

/** What an item of an applicant has beside what a customer's has. */
const underOnboarding = ({ customerId }: Customer) =>
  customerId.startsWith('ONB-') ? { onboardingId: customerId } : {};

/** A checkout that waits for the customer. */
export interface SeededCheckout {
  readonly checkoutId: string;
  /** Ids of its applications: of each account one that is paid and one that is not. */
  readonly applicationIds: readonly string[];
  /** The first of them, and its form number. */
  readonly applicationId: string;
  readonly formNo: string;
}

/**
 * Brings the sandbox into the state that a test begins with, by the calls that the portal itself would make, outside
 * the browser. What it makes is real: the same rules refuse it, and the same ledger holds it.
 */
export class Seed {
  readonly #page: Page;
  readonly #agent: Agent;
  readonly #control: Control;
  #session: Promise<SeededSession> | undefined;

  constructor(page: Page, agent: Agent, control: Control) {
    this.#page = page;
    this.#agent = agent;
    this.#control = control;
  }

  /** Has the agent signed in when the test's page, or another, loads the portal next; it opens no page itself. */
  async session(page: Page = this.#page): Promise<void> {
    await giveSession(page, await this.#signedIn());
  }

  /** The same for another agent than the test's own, such as a demo agent. */
  async sessionOf(credentials: Credentials, page: Page = this.#page): Promise<void> {
    await giveSession(page, await createSession(credentials));
  }

  /** Has an agent that is not linked signed in when the test's page loads the portal next. */
  async linkingSession(): Promise<void> {
    await giveSession(this.#page, await createLinkingSession(this.#agent));
  }

  /**
   * Puts an investment at the highest sales charge into the customer's cart. `amount` is a decimal string with the
   * sales charge included, such as `2000.00`. Returns the item's id.
   */
  async investment(customer: Customer, scheme: string, amount: string, plan: Plan = 'CS'): Promise<string> {
    const fund = fundOf(scheme);
    const { ut, prs } = this.#agent.codes;
    const payload = {
      accountId: accountOf(customer, plan),
      accountType: 'IND',
      scheme,
      schemeName: fund.name,
      currency: fund.currency,
      plan,
      salesCharge: chargeFor(fund, plan),
      amount: Number(amount),
      distributionInstruction: 'REINVEST',
      prsDefaultOption: plan === 'PRS' ? 'N' : null,
      prsDefaultOptionType: null,
      satRank: fund.satRank,
      isWholesaleFund: fund.structure === 'Wholesale',
      agentCode: plan === 'PRS' ? prs : ut,
      ...underOnboarding(customer),
    };
    return this.#add('transaction/investment', customer, { channel, payload });
  }

  /** Puts a redemption into the cart, by default of 200 units of the EPF account. Returns the item's id. */
  redemption(customer: Customer, payload: object = redemptionOf(customer, this.#agent)): Promise<string> {
    return this.#add('transaction/redemption', customer, { channel, payload });
  }

  /** Puts a switch into the cart, by default of 2,500 units of the cash account. Returns the item's id. */
  switching(customer: Customer, payload: object = switchingOf(customer, this.#agent)): Promise<string> {
    return this.#add('transaction/switching', customer, { channel, payload });
  }

  /** Puts the addition of an own bank account into the cart, with an uploaded statement. Returns the item's id. */
  async bankAccount(customer: Customer): Promise<string> {
    const { api } = await this.#signedIn();
    const upload = await api.post('/helpme/s3getpost', {
      Type: 'post',
      FileName: statement.name,
      ContentType: statement.mimeType,
      Content: statement.buffer.toString('base64'),
    });
    const payload = { ...bankAccountOf(customer, uploaded.parse(upload).path), ...underOnboarding(customer) };
    return this.#add('bankar', customer, { channel: formChannel, payload });
  }

  /** Puts an assessment that the customer accepts into the cart. Returns the item's id. */
  assessment(customer: Customer): Promise<string> {
    return this.#add('sat', customer, { channel: formChannel, id: null, payload: assessmentOf(customer) });
  }

  /** Puts an update of the customer's EPF number into the cart. Returns the item's id. */
  async informationUpdate(customer: Customer): Promise<string> {
    const { api } = await this.#signedIn();
    const { userId, customerId } = this.#about(customer);
    const record = await api.get('/cif/prr/customer/info', { agentUserId: userId, customerId });
    const { epfNo } = recorded.parse(record);
    const payload = { epfNo: '7654321', before: { epfNo } };
    return this.#add('clientinfoupdate', customer, { channel: formChannel, id: randomUUID(), payload });
  }

  /** Puts one item of every kind but an onboarding into the customer's cart; `amount` is that of the investment. */
  async mixedCart(customer: Customer, amount: string): Promise<void> {
    await this.investment(customer, 'CBSUK', amount);
    await Promise.all([
      this.redemption(customer),
      this.switching(customer),
      this.bankAccount(customer),
      this.assessment(customer),
      this.informationUpdate(customer),
    ]);
  }

  /**
   * Puts an onboarding of a cash account into a cart, by default a complete one. Returns its applicant, as whose customer
   * it can be filled with an investment and a bank account.
   */
  async onboarding(isAOFCompleted = true): Promise<Customer> {
    const { api } = await this.#signedIn();
    const id = `ONB-${randomUUID().slice(0, 8)}`;
    const accounts = [{ accountId: `${id}-CS`, plan: 'CS' as const }];
    const applicant: Customer = { ...someone, customerId: id, accounts };
    const { suitability, ...payload } = onboardingPayload(
      { ...someone, ...someonesFacts, email: mailOf(applicant) },
      malaysianInstant(new Date()),
    );
    await api.post('/application/cart/onboarding', {
      channel: 'Digital AOF',
      ...this.#about(applicant),
      customerName: applicant.name,
      id,
      agent: this.#agent.codes.ut ?? this.#agent.codes.prs,
      payload: isAOFCompleted ? { ...payload, suitability } : payload,
      ...(isAOFCompleted ? { isAOFCompleted } : {}),
    });
    return applicant;
  }

  /** Sends items of the customer's cart to the customer: a checkout that waits for confirmation. */
  async checkout(customer: Customer, itemIds: readonly string[], method = 'DNOW'): Promise<SeededCheckout> {
    const { api } = await this.#signedIn();
    const { cartItems } = await this.#control.ledger(customer.customerId);
    const types = cartItems.filter(({ id }) => itemIds.includes(id)).map(({ type }) => type);
    const isFundBought = types.some((type) => type === 'investment' || type === 'switching');
    const answer = await api.post('/application/checkout', {
      channel,
      ...this.#about(customer),
      itemIds,
      declaration: declaration(isFundBought),
      payment: [{ currency: 'MYR', method }],
      customerName: customer.name,
      agentName: this.#agent.name,
      customerEmail: mailOf(customer),
      agentEmail: this.#agent.email,
    });
    const { checkoutId, applications } = submitted.parse(answer);
    const [first] = applications;
    if (!first) throw new Error('no application');
    return { checkoutId, applicationIds: applications.map((each) => each.applicationId), ...first };
  }

  /** Sends all that lies in the customer's cart to the customer. */
  async checkoutCart(customer: Customer): Promise<SeededCheckout> {
    const { cartItems } = await this.#control.ledger(customer.customerId);
    const itemIds = cartItems.filter(({ state }) => state === 'cart').map(({ id }) => id);
    return this.checkout(customer, itemIds);
  }

  /** An investment in a checkout that waits for the customer's answer. */
  async sentInvestment(customer: Customer, scheme: string, amount: string): Promise<SeededCheckout> {
    return this.checkout(customer, [await this.investment(customer, scheme, amount)]);
  }

  /** An investment that the customer has confirmed and that waits for payment. Returns the application's id. */
  async payableApplication(customer: Customer, scheme: string, amount: string): Promise<string> {
    const { applicationId } = await this.sentInvestment(customer, scheme, amount);
    await this.#control.answerMail(mailOf(customer), 'confirm');
    return applicationId;
  }

  #signedIn(): Promise<SeededSession> {
    this.#session ??= createSession(this.#agent);
    return this.#session;
  }

  /** Sends one of the cart's calls. */
  async #add(call: string, customer: Customer, fields: object): Promise<string> {
    const { api } = await this.#signedIn();
    const about = { ...this.#about(customer), customerName: customer.name };
    return added.parse(await api.post(`/application/cart/${call}`, { ...about, ...fields })).id;
  }

  #about({ customerId }: Customer) {
    return { userId: this.#agent.userId, customerId };
  }
}
