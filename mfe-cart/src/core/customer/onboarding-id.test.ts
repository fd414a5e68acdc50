import { underOnboarding } from './onboarding-id.ts';

test.each([
  ['ONB-2611-0144-CS', { onboardingId: 'ONB-2611-0144' }],
  ['ONB-2611-0144-PRS', { onboardingId: 'ONB-2611-0144' }],
  ['1000482917', {}],
])('[ONB-04] an order of the account %s has the fields %j', (accountId, fields) => {
  expect(underOnboarding(accountId)).toEqual(fields);
});
