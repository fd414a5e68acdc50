import { customerInfo } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import { decoded, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { toVulnerableAnswers } from './vulnerable-answers.ts';

/** The answers of a customer whose block the service sends like this. */
function answersOf(vI: WireOf<typeof customerInfo>['vI']) {
  const { vI: block } = decoded(customerInfo, { ...samples.customerInfo, vI });
  if (!block) throw new Error('a test without answers');
  return toVulnerableAnswers(block);
}

test('[CLI-04] maps each question of the block to its meaning', () => {
  const vI = { Q2: true, Q2Yes: 'Recovering.', Q3: false, Q4: true, Q5: false, Q6: 'Call first.' };
  expect(answersOf(vI)).toEqual({
    decisionFactor: { value: true, decisionFactorOth: 'Recovering.' },
    financialStability: false,
    isComprehendEnglish: true,
    isTechSavvy: false,
    moreDecisionInfo: 'Call first.',
  });
});

test('[CLI-04] an empty answer is neither yes nor no', () => {
  expect(answersOf({ Q2: '', Q2Yes: '', Q3: null, Q4: '', Q5: null, Q6: ' ' })).toEqual({
    decisionFactor: { value: null, decisionFactorOth: null },
    financialStability: null,
    isComprehendEnglish: null,
    isTechSavvy: null,
    moreDecisionInfo: null,
  });
});

test('[CLI-04] keeps every answer in its place', () => {
  const answer = fc.constantFrom(true, false, null);
  fc.assert(
    fc.property(answer, answer, answer, answer, (Q2, Q3, Q4, Q5) => {
      const answers = answersOf({ Q2, Q2Yes: null, Q3, Q4, Q5, Q6: null });
      const { financialStability, isComprehendEnglish, isTechSavvy } = answers;
      expect([answers.decisionFactor.value, financialStability, isComprehendEnglish, isTechSavvy]).toEqual([
        Q2,
        Q3,
        Q4,
        Q5,
      ]);
    }),
  );
});
