import { customer } from '../../core/customer/customer.fixture.ts';
import { buildFieldGroups } from './profile-fields.ts';

const fields = (rest: Parameters<typeof customer>[0] = {}) =>
  new Map(
    buildFieldGroups(customer(rest), undefined, '2026-11-21').flatMap((group) =>
      group.fields.map((field) => [field.label, field] as const),
    ),
  );

test('marks identity numbers for masking', () => {
  const marked = [...fields().values()].filter((field) => field.isIdentifying).map((field) => field.label);
  expect(marked).toEqual(['Identity number', 'EPF number']);
});

test('marks income and assets as private', () => {
  const marked = [...fields().values()].filter((field) => field.isPrivate).map((field) => field.label);
  expect(marked).toEqual(['Annual income', 'Personal assets']);
});

test('keeps a missing field without a value', () => {
  const given = fields({ epfNo: null, noOfDependents: null, email: null });
  expect(given.get('EPF number')).toEqual({ label: 'EPF number' });
  expect(given.get('Dependants')).toEqual({ label: 'Dependants' });
  expect(given.get('E-mail')).toEqual({ label: 'E-mail' });
});

test('shows zero dependants as a value', () => {
  expect(fields({ noOfDependents: 0 }).get('Dependants')?.value).toBe('0');
});

test('joins lists and the text for Others on one line', () => {
  expect(fields().get('Source of income')?.value).toBe('Salary, Others: Royalties');
  expect(fields().get('Nature of business')?.value).toBe('Others: Aviation');
  expect(fields().get('Valid to')?.value).toBe('14 Mar 2027');
});
