import { lookups } from '@portal/shared/api/lookups';
import { readCartAssessment } from '@portal/shared/records';
import { decoded, samples } from '@portal/shared/testing';
import { customer } from '../../core/customer/customer.fixture.ts';
import { getCustomerFacts, getIdentity, pickFacts } from './customer-facts.ts';

const today = '2026-11-21';
const facts = (fields: Parameters<typeof customer>[0]) =>
  getCustomerFacts(customer(fields), undefined, today);

test('[CLI-05] returns the identity for the header', () => {
  expect(getIdentity(customer(), decoded(lookups, samples.lookups), today)).toEqual({
    name: 'DATIN SHARIFAH NORHAYATI BINTI SYED ABDUL RAHMAN',
    idNo: '650618-10-5544',
    customerId: 'C0048217',
    type: 'Individual',
    isCompany: false,
    age: 61,
    nationality: 'Malaysia',
  });
  expect(
    getIdentity(customer({ age: null, idNo: 'A1234567', nationality: null }), undefined, today),
  ).not.toHaveProperty('age');
});

test('has a rank only for a known risk category', () => {
  expect(facts({ riskCategory: 'Moderate' }).risk).toEqual({ text: 'Moderate', rank: 3 });
  expect(facts({ riskCategory: 'Aggressive' }).risk.rank).toBe(5);
  expect(facts({ riskCategory: null }).risk).toEqual({ text: 'Not assessed' });
  expect(facts({ riskCategory: 'Reckless' }).risk).toEqual({ text: 'Reckless' });
});

test.each([
  [
    { satEffectiveDateTo: '2027-03-14' },
    { text: '14\u00a0Mar\u00a02027', brief: 'valid to 14\u00a0Mar\u00a02027', note: '113 days left' },
  ],
  [
    { satEffectiveDateTo: '2026-12-02' },
    {
      text: '2\u00a0Dec\u00a02026',
      brief: 'valid to 2\u00a0Dec\u00a02026',
      note: '11 days left',
      tone: 'warn',
    },
  ],
  [
    { satEffectiveDateTo: '2026-11-01' },
    { text: 'Expired', note: 'On 1\u00a0Nov\u00a02026', tone: 'danger' },
  ],
  [{ satDeclarationId: 3 }, { text: 'Declined', note: 'No information was given', tone: 'warn' }],
  [{ satEffectiveDateTo: null }, { text: 'Not assessed' }],
])('shows the suitability of %j as %j', (fields, fact) => {
  expect(facts(fields).suitability).toEqual(fact);
});

const inCart = readCartAssessment({
  answers: [],
  answeredBy: 'agent',
  answeredAt: '2026-11-20T10:00:00+08:00',
  vI: { Q2: true, Q2Yes: 'hearing', Q3: true, Q4: true, Q5: true, Q6: '' },
  result: { riskCategory: 'Moderately Aggressive', satGroup: 'MA', score: 38 },
  satDeclarationId: 1,
  reason: null,
});

test.each([
  [{ satEffectiveDateTo: '2026-11-01' }, 'expired'],
  [{ satEffectiveDateTo: '2027-03-14' }, 'valid to 14\u00a0Mar\u00a02027'],
  [{ satEffectiveDateTo: null }, 'none'],
  [{ satDeclarationId: 3 }, 'declined'],
])('[SAT-04] the assessment in the cart counts beside one on record of %j', (fields, record) => {
  const found = getCustomerFacts(customer(fields), undefined, today, inCart);
  expect(found.risk).toEqual({ text: 'Moderately Aggressive', rank: 4 });
  expect(found.suitability).toEqual({
    text: '19\u00a0Nov\u00a02027',
    brief: 'valid to 19\u00a0Nov\u00a02027',
    note: `In the cart; on record: ${record}`,
    tone: 'warn',
  });
  expect(found.vulnerable.reasons.join()).toMatch(/illness, disability/);
});

test('shows whether the customer is sophisticated, and by which criterion', () => {
  expect(
    facts({ sI: true, sophisticatedInvestorCriteria: 'Net assets over MYR 3 million' }).sophisticated,
  ).toEqual({
    text: 'Yes',
    note: 'Net assets over MYR 3 million',
  });
  expect(facts({ sI: false }).sophisticated).toEqual({ text: 'No', note: 'No wholesale funds' });
});

test('shows the first reason for extra care and keeps all reasons', () => {
  const answers = { Q2: true, Q2Yes: 'hearing', Q3: true, Q4: true, Q5: true, Q6: null };
  expect(facts({ age: 61 }).vulnerable).toEqual({
    text: 'Extra care',
    note: '60 or over',
    tone: 'warn',
    reasons: ['60 or over'],
  });
  expect(facts({ age: 61, vI: answers }).vulnerable).toMatchObject({
    note: '60 or over, and more',
    reasons: { length: 2 },
  });
  expect(facts({ age: 40 }).vulnerable).toEqual({ text: 'No', reasons: [] });
  expect(facts({ age: 40, vI: null }).vulnerable.text).toBe('Not asked yet');
  const unanswered = { Q2: null, Q2Yes: null, Q3: null, Q4: null, Q5: null, Q6: null };
  expect(facts({ age: 40, vI: unanswered }).vulnerable.text).toBe('Not asked yet');
});

test('[SAT-01] says of a company that it is not assessed', () => {
  const { risk, suitability, vulnerable } = facts({
    customerType: 'Corporate',
    riskCategory: null,
    satGroup: null,
  });
  for (const fact of [risk, suitability, vulnerable]) expect(fact.text).toBe('Not applicable');
});

test('shows the US status', () => {
  expect(facts({ usResidentStatus: 'Not a US person' }).us).toEqual({ text: 'Not a US person' });
  expect(facts({ usResidentStatus: null }).us).toEqual({ text: 'Not declared' });
});

test.each([
  [
    { age: 40, riskCategory: 'Moderate', satEffectiveDateTo: '2027-03-14' },
    ['Moderate', '14\u00a0Mar\u00a02027'],
  ],
  [
    { age: 61, riskCategory: 'Moderate', satEffectiveDateTo: '2026-11-01' },
    ['Moderate', 'Expired', 'Extra care'],
  ],
  [{ age: 40, riskCategory: null, satEffectiveDateTo: null }, ['Not assessed']],
  [{ customerType: 'Corporate', riskCategory: null, satGroup: null }, ['Not applicable']],
])('one line has, of %j, %j', (fields, texts) => {
  expect(pickFacts(facts(fields)).map(({ text }) => text)).toEqual(texts);
});
