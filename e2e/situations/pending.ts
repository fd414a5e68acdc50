/** Nominees that portal and service do not judge yet as the oracle does. The oracle is right in each. */
export const pending: readonly string[] = [
  'a spouse of 17',
  'a guardian of 17',
  'a parent who is younger',
  'a child who is older',
  'an employer',
];
