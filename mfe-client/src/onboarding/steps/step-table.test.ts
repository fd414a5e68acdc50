import { onboardingSent } from '@portal/shared/api/onboarding';
import { answeredSteps, stepTable } from './step-table.ts';

test('[ITM-08] each type of an onboarding’s payload is sent by one step, in the order of the form', () => {
  const types = answeredSteps.map((step) => stepTable[step].type);
  expect(types.toSorted()).toEqual(Object.keys(onboardingSent.shape).toSorted());
});
