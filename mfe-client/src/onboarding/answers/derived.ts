import type { Lookups } from '@portal/shared/api/lookups';
import type { IdentityAnswers, PersonalAnswers, WorkAnswers } from './answers.ts';

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

/** The usual source of income of an occupation: values of the lookups. */
const usualSources: Readonly<Record<string, string>> = {
  Employed: 'Salary',
  'Self-employed': 'Business',
  Retired: 'EPF/Pension',
};

/**
 * Returns the usual source of income of a changed occupation, to be merged into the answers: none in the list where it
 * has no usual one. It stays editable. Empty when the occupation has not changed or the agent has chosen other sources.
 * `before`: the answers before the change.
 */
export function deriveSources(
  { occupation }: Partial<WorkAnswers>,
  before: WorkAnswers,
  { sourceOfIncome: offered }: Pick<Lookups, 'sourceOfIncome'>,
): Partial<Pick<WorkAnswers, 'sourceOfIncome'>> {
  if (!occupation) return {};
  const derived = usualSources[before.occupation];
  const [first, ...others] = before.sourceOfIncome;
  if (first !== undefined && (first !== derived || others.length > 0)) return {};
  const source = usualSources[occupation];
  return { sourceOfIncome: offered.flatMap(({ value }) => (value === source ? [value] : [])) };
}
