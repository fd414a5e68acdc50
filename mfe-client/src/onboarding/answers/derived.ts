import type { Lookups } from '@portal/shared/api/lookups';
import type { IdentityAnswers, PersonalAnswers } from './answers.ts';

/** How a person is usually addressed: values of the lookups. */
function usualSalutation(gender: IdentityAnswers['gender'], maritalStatus: string): string {
  if (gender === 'M') return 'Encik';
  return maritalStatus === 'Single' ? 'Cik' : 'Puan';
}

/**
 * Returns the usual salutation of a changed marital status and the gender, to be merged into the answers; it stays
 * editable. Empty when the agent has chosen another than the usual one, the list does not have it, the gender is not
 * known or the marital status has not changed. `before`: the answers before the change.
 */
export function deriveSalutation(
  { maritalStatus }: Partial<PersonalAnswers>,
  before: PersonalAnswers,
  gender: IdentityAnswers['gender'],
  { salutation: offered }: Pick<Lookups, 'salutation'>,
): Partial<Pick<PersonalAnswers, 'salutation'>> {
  if (!maritalStatus || gender === '') return {};
  const derived = usualSalutation(gender, before.maritalStatus);
  if (before.salutation !== '' && (before.maritalStatus === '' || before.salutation !== derived)) return {};
  const salutation = usualSalutation(gender, maritalStatus);
  return offered.some(({ value }) => value === salutation) ? { salutation } : {};
}
