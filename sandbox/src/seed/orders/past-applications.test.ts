import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../api/testing/test-database.ts';
import { applications, checkouts } from '../../database/tables/index.ts';
import { createTestAgent } from '../test-agent.ts';

jest.setTimeout(60_000);

test('an agent has as many completed applications as it was created with, under numbers that no other order gets', async () => {
  const db = await openTestDatabase();
  const ordersBefore = await db.orm.select({ formNo: applications.formNo }).from(applications);
  const checkoutsBefore = await db.orm.select({ id: checkouts.id }).from(checkouts);
  const ofAgent = async (key: string) => {
    const { userId } = await createTestAgent(db, { key, applications: 120 });
    return db.orm
      .select({
        formNo: applications.formNo,
        checkoutId: applications.checkoutId,
        status: applications.status,
      })
      .from(applications)
      .where(eq(applications.agentUserId, userId));
  };
  const first = await ofAgent('first');
  const second = await ofAgent('second');
  for (const orders of [first, second])
    expect(orders.map(({ status }) => status)).toEqual(Array(120).fill('Completed'));

  const added = [...first, ...second];
  const formNos = [...ordersBefore, ...added].map(({ formNo }) => formNo);
  expect(new Set(formNos).size).toBe(formNos.length);
  // each application has another checkout, which no order had before
  const checkoutIds = [...checkoutsBefore.map(({ id }) => id), ...added.map(({ checkoutId }) => checkoutId)];
  expect(new Set(checkoutIds).size).toBe(checkoutIds.length);
  await db.close();
});
