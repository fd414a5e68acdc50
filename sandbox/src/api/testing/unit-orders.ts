import { findFund } from '../../seed/funds/funds.ts';
import { confirmCheckout, listOutbox, rejectCheckout } from '../checkout/mailbox.ts';
import { type AgentClient, checkoutBody, nothingBought, textAt } from './agent-client.ts';
import type { Answer } from './test-api.ts';

const channel = 'Digital Transaction';
export type Plan = 'CS' | 'EPF' | 'PRS';
/** One scheme in one account, as the API answers. */
export interface Holding {
  readonly scheme: string;
  readonly units: number;
  readonly pendingUnits: number;
  readonly cost: number;
  readonly nav: number;
  /** Only of PRS. */
  readonly subAccounts?: { readonly a: number; readonly b: number; readonly pendingB: number };
}

/** The agent's code for a plan. */
const codeOf = ({ agent }: AgentClient, plan: Plan) =>
  (plan === 'PRS' ? agent.codes.prs : agent.codes.ut) ?? '';

/** For tests: reads the holdings of the account of a plan, zero holdings included. */
export async function readHoldings(client: AgentClient, plan: Plan): Promise<readonly Holding[]> {
  const query = {
    userId: client.agent.userId,
    accountId: client.account(plan),
    scheme: '',
    plan,
    agentCode: codeOf(client, plan),
    includeZeroAum: 'true',
  };
  return Object((await client.get('/aum/holding', query)).body).holdings;
}

/** For tests: reads a scheme's holding; `undefined` when the account never had it. */
export async function readHolding(
  client: AgentClient,
  plan: Plan,
  scheme: string,
): Promise<Holding | undefined> {
  return (await readHoldings(client, plan)).find((holding) => holding.scheme === scheme);
}

/** For tests: reads the completed transactions of the month in the account of a plan, newest first. */
export async function readTransactions(client: AgentClient, plan: Plan) {
  const period = { transdatefrom: '2026-11-20', transdateto: '2026-12-20' };
  const query = { accountid: client.account(plan), agentid: codeOf(client, plan), ...period };
  return Object((await client.get('/transaction/completed', query)).body);
}

/**
 * For tests: adds a redemption of an account's scheme to the cart, with these changes of its payload (`over`).
 * @returns the item's id
 * @throws Error when it is refused
 */
export const addRedemption = async (
  client: AgentClient,
  plan: Plan,
  scheme: string,
  over: object,
): Promise<string> => textAt((await postRedemption(client, plan, scheme, over)).body, 'id');

/** For tests: posts a redemption of a scheme in the account of a plan, with these changes, and returns the answer. */
export async function postRedemption(
  client: AgentClient,
  plan: Plan,
  scheme: string,
  over: object,
): Promise<Answer> {
  const [bank] = Object(
    (await client.get('/cif/account/bankaccount', { accountId: client.account(plan) })).body,
  );
  const isCash = plan === 'CS';
  return client.post('/application/cart/transaction/redemption', {
    channel,
    ...client.head,
    customerName: client.customer.name,
    payload: {
      accountId: client.account(plan),
      accountType: 'IND',
      scheme,
      schemeName: findFund(scheme)?.name,
      currency: 'MYR',
      plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units: 0,
      paymentInstruction: isCash ? 'BANK' : plan,
      bankName: isCash ? bank.BankName : null,
      bankAccNumber: isCash ? bank.BankAccNo : null,
      micrCode: isCash ? bank.MICRCode : null,
      payeeName: isCash ? bank.BankAccName : null,
      mnemonic: null,
      withdrawalReason: plan === 'PRS' ? '2' : null,
      withdrawalDescription: plan === 'PRS' ? 'Pre-retirement' : null,
      redeemAll: false,
      isWholesaleFund: false,
      agentCode: codeOf(client, plan),
      ...over,
    },
  });
}

/**
 * For tests: adds a switch of all units from one scheme to another.
 * @returns the item's id
 */
export async function addSwitch(client: AgentClient, plan: Plan, from: string, to: string): Promise<string> {
  const { units } = (await readHolding(client, plan, from)) ?? { units: 0 };
  const target = findFund(to);
  const added = await client.post('/application/cart/transaction/switching', {
    channel,
    ...client.head,
    customerName: client.customer.name,
    payload: {
      accountId: client.account(plan),
      accountType: 'IND',
      fromScheme: from,
      fromSchemeName: findFund(from)?.name,
      toScheme: to,
      toSchemeName: target?.name,
      fromCurrency: 'MYR',
      toCurrency: 'MYR',
      plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units,
      switchAll: true,
      salesCharge: plan === 'PRS' ? 0 : 1,
      distributionInstruction: 'REINVEST',
      switchedInSatRank: target?.satRank,
      isFromWholesaleFund: false,
      isToWholesaleFund: false,
      agentCode: codeOf(client, plan),
      domesticBorrowing: false,
      bankName: null,
      bankAccNumber: null,
      micrCode: null,
      payeeName: null,
      mnemonic: null,
    },
  });
  return textAt(added.body, 'id');
}

/** What a checkout of switches has otherwise than one of redemptions: a fund is bought, so its documents are received. */
export const switched = { payment: [] };

/**
 * For tests: checks an item out and answers as the customer; both must succeed. `overrides` change the checkout; by
 * default nothing is bought.
 * @returns the application's id
 */
export async function checkOutAndAnswer(
  client: AgentClient,
  itemId: string,
  answer: 'confirm' | 'reject',
  overrides: object = nothingBought,
): Promise<string> {
  const checkout = await client.post('/application/checkout', checkoutBody(client, [itemId], overrides));
  expect(checkout).toMatchObject({ status: 200 });
  const [mail] = await listOutbox(client.api.db, `${client.customer.customerId.toLowerCase()}@mail.example`);
  const token = mail?.token ?? '';
  const outcome = await (answer === 'confirm'
    ? confirmCheckout(client.api.db, token, client.api.clock.now)
    : rejectCheckout(client.api.db, token, client.api.clock.now, 'Not now.'));
  expect(outcome).toBe(answer === 'confirm' ? 'confirmed' : 'rejected');
  return textAt(Object(checkout.body).applications[0], 'applicationId');
}
