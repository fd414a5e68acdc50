/**
 * Runs the API of `startTestApi` and the content service in a separate process, for tests in jsdom, where the database
 * cannot run. It sends their addresses over IPC and then answers questions. It ends with the parent process.
 */
import { desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { createContentService } from '../../content/index.ts';
import {
  accounts,
  applications,
  attachments,
  cartItems,
  checkouts,
  customers,
  holdings,
  outbox,
  payments,
} from '../../database/tables/index.ts';
import { testAgentSchema } from '../../seed/test-agent-options.ts';
import { confirmCheckout, rejectCheckout } from '../checkout/mailbox.ts';
import { readFreeUnits } from '../pending-units.ts';
import { loadPrices } from '../prices.ts';
import { faultSchema } from '../switches/faults.ts';
import { readEffects } from './read-effects.ts';
import { PORTAL, START, startTestApi } from './test-api.ts';

const question = z.object({
  id: z.number(),
  ask: z.discriminatedUnion('what', [
    /** Creates an agent with customers. */
    z.object({ what: z.literal('agent'), options: testAgentSchema }),
    /** Replaces all faults. */
    z.object({ what: z.literal('faults'), faults: z.array(faultSchema) }),
    /** Answers the newest e-mail of a checkout for the customer. */
    z.object({
      what: z.literal('answer'),
      checkoutId: z.string(),
      answer: z.enum(['confirm', 'reject']),
    }),
    /** Reads all items, checkouts, applications and payments of a customer, removed ones included. */
    z.object({ what: z.literal('records'), customerId: z.string() }),
    /** Counts what the calls of an agent have changed, of this customer and of the agent. */
    z.object({ what: z.literal('effects'), sub: z.string(), customerId: z.string() }),
    /** Sets the service's clock, in milliseconds since 1970. */
    z.object({ what: z.literal('clock'), now: z.number() }),
  ]),
});
type Ask = z.output<typeof question>['ask'];

const api = await startTestApi();
const contentToken = 'a-content-token';
const contentService = await createContentService({
  db: api.db,
  token: contentToken,
  allowedOrigins: [PORTAL],
  faults: api.faults,
});
const contentAddress = await contentService.listen({ host: '127.0.0.1', port: 0 });
const { orm } = api.db;
const prices = await loadPrices(orm);

/** Units of each holding of a customer that no pending transaction takes. */
async function readFreeUnitsOf(customerId: string): Promise<string[]> {
  const rows = await orm
    .select({
      accountId: holdings.accountId,
      scheme: holdings.scheme,
      units: holdings.units,
      unitsB: holdings.unitsB,
    })
    .from(holdings)
    .innerJoin(accounts, eq(accounts.id, holdings.accountId))
    .where(eq(accounts.customerId, customerId));
  const freeUnits = await readFreeUnits(
    { orm, prices },
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((holding) => freeUnits(holding).units);
}

/** Uploads a bank statement for an agent. @returns its path, `bucket::key`. */
async function storeBankStatement(userId: string): Promise<string> {
  const key = `statement of ${userId}`;
  const content = Buffer.from('%PDF-1.4\n');
  await orm
    .insert(attachments)
    .values({
      key,
      bucket: 'portal-documents',
      agentUserId: userId,
      fileName: 'statement.pdf',
      contentType: 'application/pdf',
      size: content.length,
      content: content.toString('base64'),
      at: START,
    })
    .onConflictDoNothing();
  return `portal-documents::${key}`;
}

/** Adds the e-mail on record to each customer. */
async function withEmails<Known extends { readonly customerId: string }>(people: readonly Known[]) {
  const rows = await orm
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(
      inArray(
        customers.id,
        people.map(({ customerId }) => customerId),
      ),
    );
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return people.map((customer) => ({ ...customer, email: emails.get(customer.customerId) ?? '' }));
}

/** The amount that identifies an order of the proofs. A bank account and an update have none, so their texts have it. */
function amountOf({ type, payload }: (typeof cartItems.$inferSelect)['item']): number {
  if (type === 'bankar') return Number(payload.bankAccNumber.slice(-5));
  if (type === 'clientInfoUpdate') return Number(/\d+/.exec(String(payload.email))?.[0]);
  return 'amount' in payload ? Number(payload.amount) : 0;
}

async function readRecords(customerId: string) {
  const items = await orm
    .select({ id: cartItems.id, state: cartItems.state, item: cartItems.item })
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(cartItems.id);
  const sent = await orm
    .select({ id: checkouts.id, status: checkouts.status, itemIds: checkouts.itemIds })
    .from(checkouts)
    .where(eq(checkouts.customerId, customerId))
    .orderBy(checkouts.id);
  const forms =
    sent.length === 0
      ? []
      : await orm
          .select({ id: applications.id, checkoutId: applications.checkoutId, status: applications.status })
          .from(applications)
          .where(eq(applications.customerId, customerId))
          .orderBy(applications.id);
  const ids = forms.map(({ id }) => id);
  const paid =
    ids.length === 0
      ? []
      : await orm
          .select({ id: payments.id, applicationId: payments.applicationId, outcome: payments.outcome })
          .from(payments)
          .where(inArray(payments.applicationId, ids))
          .orderBy(payments.id);
  return {
    freeUnits: await readFreeUnitsOf(customerId),
    items: items.map(({ id, state, item }) => ({ id, state, amount: amountOf(item) })),
    checkouts: sent,
    applications: forms,
    payments: paid,
  };
}

async function answerOf(ask: Ask): Promise<unknown> {
  switch (ask.what) {
    case 'agent':
      return api.agent(ask.options).then(async (agent) => ({
        ...agent,
        customers: await withEmails(agent.customers),
        bankStatement: await storeBankStatement(agent.userId),
      }));
    case 'faults':
      api.faults.clear();
      for (const setting of ask.faults) api.faults.set(setting);
      return {};
    case 'answer': {
      const [mail] = await orm
        .select({ token: outbox.token })
        .from(outbox)
        .where(eq(outbox.checkoutId, ask.checkoutId))
        .orderBy(desc(outbox.id))
        .limit(1);
      const answer = ask.answer === 'confirm' ? confirmCheckout : rejectCheckout;
      return { outcome: await answer(api.db, mail?.token ?? '', api.clock.now) };
    }
    case 'records':
      return readRecords(ask.customerId);
    case 'effects':
      return readEffects(orm, ask);
    case 'clock':
      api.clock.now = new Date(ask.now);
      return {};
  }
}

process.on('message', async (message) => {
  const { id, ask } = question.parse(message);
  try {
    process.send?.({ id, answer: await answerOf(ask) });
  } catch (error) {
    process.send?.({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ address: api.address, content: { address: contentAddress, token: contentToken } });
