import { count, eq } from 'drizzle-orm';
import { openTestDatabase } from '../../api/testing/test-database.ts';
import { applications } from '../../database/tables/index.ts';
import { createTestAgent } from '../test-agent.ts';

jest.setTimeout(60_000);

test('an agent has as many completed applications as it was created with, under numbers that no other order gets', async () => {
  const db = await openTestDatabase();
  const ofAgent = async (key: string) => {
    const { userId } = await createTestAgent(db, { key, applications: 120 });
    const [found] = await db.orm
      .select({ total: count() })
      .from(applications)
      .where(eq(applications.agentUserId, userId));
    return found?.total;
  };
  expect(await ofAgent('first')).toBe(120);
  // primary keys and form numbers are unique
  expect(await ofAgent('second')).toBe(120);
  await db.close();
});
