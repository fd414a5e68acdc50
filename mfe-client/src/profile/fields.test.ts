import { customer } from '../core/customer.fixture.ts';
import { fieldGroups } from './fields.ts';

const fields = (rest: Parameters<typeof customer>[0] = {}) =>
  new Map(
    fieldGroups(customer(rest), undefined, '2026-11-21').flatMap((group) =>
      group.fields.map((field) => [field.label, field] as const),
    ),
  );

test('identifying numbers are marked for masking', () => {
  const marked = [...fields().values()].filter((field) => field.identifying).map((field) => field.label);
  expect(marked).toEqual(['Identity number', 'EPF number']);
});

test('what somebody earns and owns is private, in whatever words', () => {
  const marked = [...fields().values()].filter((field) => field.isPrivate).map((field) => field.label);
  expect(marked).toEqual(['Annual income', 'Personal assets']);
});

test('what is not given stays in its place, without a value', () => {
  const given = fields({ epfNo: null, noOfDependents: null, email: null });
  expect(given.get('EPF number')).toEqual({ label: 'EPF number' });
  expect(given.get('Dependants')).toEqual({ label: 'Dependants' });
  expect(given.get('E-mail')).toEqual({ label: 'E-mail' });
});

test('zero dependants are not a missing answer', () => {
  expect(fields({ noOfDependents: 0 }).get('Dependants')?.value).toBe('0');
});

test('lists and what was written for Others are one line', () => {
  expect(fields().get('Source of income')?.value).toBe('Salary, Others: Royalties');
  expect(fields().get('Nature of business')?.value).toBe('Others: Aviation');
  expect(fields().get('Valid to')?.value).toBe('14 Mar 2027');
});
