import { criterionRefusal } from '@portal/shared/fields';
import { createSource } from '../random.ts';
import { LOOKUPS } from '../reference/lookups.ts';
import { customerRow } from './customer-row.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { person } from './known-identity.ts';

const facts = { id: 'C1', agentCustomerId: 'AC1', today: '2026-11-21' };
const someone = person('Tan Mei Ling', '02', '850214-10-5068', 'meiling@mail.example', '124482071');

test('what a sophisticated investor states fits what the customer qualifies by', () => {
  const source = createSource('investors');
  const random = Array.from({ length: 100 }, () =>
    customerRow(source, facts, someone, { isSophisticated: true }),
  );
  const known = DEMO_CUSTOMERS.map(({ identity, traits }) => customerRow(source, facts, identity, traits));
  const sophisticated = [...random, ...known].filter(({ isSophisticated }) => isSophisticated);
  expect(new Set(sophisticated.map(({ profile }) => profile.sophisticatedInvestorCriteria)).size).toBe(6);
  expect(sophisticated.map(({ profile }) => criterionRefusal({ ...profile, sI: 'yes' }, LOOKUPS))).toEqual(
    sophisticated.map(() => undefined),
  );
});
