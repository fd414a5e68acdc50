import { assessmentIn, countingAssessment } from '../../core/assessment/counting-assessment.ts';
import { someLists, wireAssessment, wireInvestment } from '../../core/fixtures/cart.ts';
import { bothAgent, someCustomer } from '../../core/fixtures/customer.ts';
import { someFunds, someSchemes } from '../../core/fixtures/products.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { readinessOf } from './readiness.ts';

const expired = someCustomer({ satEffectiveDateTo: '2026-03-14' });

/** Returns the readiness of an investment beside an assessment, which is chosen or not. */
function readinessFor(changes: Parameters<typeof wireInvestment>[1], isChosen: boolean) {
  const cart = itemsOf('Digital Form', someLists({ sat: [wireAssessment('t1')] }));
  const [item] = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1', changes)] }));
  if (!item) throw new Error('The test has no item');
  return readinessOf(item, {
    agent: bothAgent,
    customer: expired,
    schemes: someSchemes,
    funds: someFunds,
    itemIds: new Set(['i1', 't1']),
    counting: countingAssessment(isChosen ? cart : [], assessmentIn(cart)),
    today: '2026-11-21',
  });
}

test.each([
  ['within it', 4, true, 'ready', /^Suitable under the assessment in this cart \(Moderately Aggressive\)\.$/],
  [
    'above it',
    5,
    true,
    'warning',
    /^Above .* Checked under the assessment in this cart \(Moderately Aggressive\)\. Confirm/,
  ],
  [
    'while it is not chosen',
    1,
    false,
    'warning',
    /has expired\. Checked without the assessment in this cart, which is not chosen\. Confirm/,
  ],
] as const)('[SAT-04] an assessment in the cart: a fund %s', (_case, satRank, isChosen, status, why) => {
  const found = readinessFor({ scheme: 'CBIAS', satRank }, isChosen);
  expect(found.status).toBe(status);
  expect(found.reasons.join(' ')).toMatch(why);
});

test.each([
  ['suits by it', 1, true],
  ['does not suit by it either', 5, undefined],
] as const)(
  '[SAT-04] the assessment that is left out is offered for a fund that %s',
  (_case, satRank, is) => {
    expect(readinessFor({ scheme: 'CBIAS', satRank }, false).suitsIfIncluded).toBe(is);
  },
);

test('[SAT-04] an assessment in the cart does not count for what an onboarding opens', () => {
  const found = readinessFor({ accountId: 'ONB-1-CS', onboardingId: 'o1' }, true);
  expect(found.reasons.join(' ')).not.toContain('assessment in this cart');
});
