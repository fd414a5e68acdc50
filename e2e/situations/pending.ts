/** Situations that portal and service do not judge yet as the oracle does. The oracle is right in each. */
export const pending: readonly string[] = [
  'onboarding: employed, the lowest income, sophisticated by income',
  'onboarding: the income just below, sophisticated by income',
  'onboarding: single, sophisticated by the income with a spouse',
  'onboarding: divorced, sophisticated by the income with a spouse',
  'onboarding: widowed, sophisticated by the income with a spouse',
  'onboarding: assets of RM 250,000, sophisticated by net assets',
  'onboarding: assets of just RM 3,000,000, sophisticated by net assets',
  'a spouse of 17',
  'a guardian of 17',
  'a parent who is younger',
  'a child who is older',
  'an employer',
];
