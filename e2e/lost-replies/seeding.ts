import { addInvestment } from '@portal/shared/api/cart';
import { submitCheckout } from '@portal/shared/api/checkout-submission';
import { malaysianInstant } from '@portal/shared/dates';
import { proofOrders } from '../../mfe-cart/proofs/orders.ts';
import type { Stage } from './stage.tsx';

const channel = 'Digital Transaction';

const aboutOf = ({ agent, customer }: Stage) => ({
  userId: agent.userId,
  customerId: customer.customerId,
  customerName: customer.name,
});

const partsOf = ({ agent, customer }: Stage, amount: number) => ({
  accounts: Object.fromEntries(customer.accounts.map(({ plan, accountId }) => [plan, accountId])),
  agentCode: agent.codes.ut,
  amount,
  customerName: customer.name,
  email: customer.email,
  bankStatement: agent.bankStatement,
});

/** Puts an investment of MYR 2,000.00 into the customer's cart. Returns its id. */
export async function seedInvestment(stage: Stage): Promise<string> {
  const payload = proofOrders.invest.order(partsOf(stage, 2_000));
  return (await stage.api.call(addInvestment, { channel, ...aboutOf(stage), payload })).id;
}

/** Sends an item of the cart to the customer. Returns the ids of checkout and application. */
async function seedCheckout(stage: Stage, itemId: string, method: 'DNOW' | 'EPF') {
  const tickedAt = malaysianInstant(new Date());
  const codes = ['documents-received', 'email-confirmed'] as const;
  const sent = await stage.api.call(submitCheckout, {
    channel,
    ...aboutOf(stage),
    itemIds: [itemId],
    declaration: {
      documentsReceived: true,
      mismatches: [],
      domesticBorrowing: null,
      vulnerable: null,
      emailConfirmed: true,
      statements: codes.map((code) => ({ code, version: 1, tickedAt })),
    },
    payment: [{ currency: 'MYR', method }],
    agentName: stage.agent.name,
    customerEmail: mailOf(stage),
    agentEmail: stage.agent.email,
  });
  const [application] = sent.applications;
  if (!application) throw new Error('The checkout has no application');
  return { checkoutId: sent.checkoutId, ...application };
}

/** The customer's e-mail address. */
export const mailOf = ({ customer }: Stage): string => `${customer.customerId.toLowerCase()}@mail.example`;

/** Sends an investment to the customer. */
export const seedSentInvestment = async (stage: Stage) =>
  seedCheckout(stage, await seedInvestment(stage), 'DNOW');

/** An investment that the customer has confirmed and that waits for payment. */
export async function seedPayable(stage: Stage) {
  const sent = await seedSentInvestment(stage);
  await stage.service.answer(sent.checkoutId, 'confirm');
  return sent;
}

/** An investment from EPF that the customer has confirmed and that waits for its form 9N. */
export async function seedWithDocument(stage: Stage) {
  const payload = {
    ...proofOrders.invest.order(partsOf(stage, 2_000)),
    accountId: stage.account('EPF'),
    plan: 'EPF',
    scheme: 'CBBAL',
    schemeName: 'Cempaka Biru Balanced',
    salesCharge: 3,
    satRank: 3,
  } as const;
  const { id } = await stage.api.call(addInvestment, { channel, ...aboutOf(stage), payload });
  const sent = await seedCheckout(stage, id, 'EPF');
  await stage.service.answer(sent.checkoutId, 'confirm');
  return sent;
}
