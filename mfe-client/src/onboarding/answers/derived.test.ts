import { samples } from '@portal/shared/testing';
import { emptyAnswers } from './answers.ts';
import { deriveSalutation } from './derived.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, value: name }));
const lookups = {
  ...samples.lookups,
  salutation: named('Encik', 'Puan', 'Cik', 'Dr'),
};

test.each([
  ['M', 'Single', '', '', 'Encik'],
  ['F', 'Single', '', '', 'Cik'],
  ['F', 'Married', '', '', 'Puan'],
  // what was derived follows the next choice, what was chosen stays
  ['F', 'Married', 'Single', 'Cik', 'Puan'],
  ['F', 'Married', 'Single', 'Dr', undefined],
  ['F', 'Single', '', 'Cik', undefined],
  ['', 'Single', '', '', undefined],
] as const)(
  '[ONB-01] gender %j, now %j, before %j: the salutation %j becomes %j',
  (gender, now, was, chosen, expected) => {
    const before = { ...emptyAnswers.personal, maritalStatus: was, salutation: chosen };
    expect(deriveSalutation({ maritalStatus: now }, before, gender, lookups).salutation).toBe(expected);
  },
);

test('[ONB-01] a salutation that the service does not offer is not filled, nor one by another change', () => {
  const { personal } = emptyAnswers;
  expect(deriveSalutation({ maritalStatus: 'Single' }, personal, 'F', { salutation: named('Ms') })).toEqual(
    {},
  );
  expect(deriveSalutation({ race: 'Malay' }, personal, 'F', lookups)).toEqual({});
});
