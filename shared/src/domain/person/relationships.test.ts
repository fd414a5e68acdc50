import { relationshipProblem, relationships } from './relationships.ts';

const today = '2026-11-21';
const applicant = { dateOfBirth: '1988-04-12', maritalStatus: 'Married' };
const of = (dateOfBirth?: string, maritalStatus?: string) => ({ dateOfBirth, maritalStatus });

test.each([
  ['Spouse', 'adult', of('1991-07-25', 'Married')],
  ['Spouse', 'adult', of('2008-11-21', 'Widowed')],
  ['Spouse', 'nominee', of('1991-07-25')],
  ['Spouse', 'nominee', of()],
  ['Parent', 'adult', of('1988-04-11', 'Single')],
  ['Parent', 'nominee', of()],
  ['Child', 'adult', of('1988-04-13', 'Single')],
  ['Child', 'minor', of('2015-07-04')],
  ['Child', 'nominee', of('2026-11-21')],
  ['Sibling', 'minor', of('2015-07-04')],
  ['Guardian', 'adult', of('2008-11-21')],
  ['Others', 'minor', of('2015-07-04')],
  ['', 'adult', of('2015-07-04')],
] as const)(
  '[ONB-04] a relationship that fits ages and persons: %s, %s, %j',
  (relationship, related, other) => {
    expect(relationshipProblem(relationship, related, { applicant, other, today })).toBeUndefined();
  },
);

test.each([
  ['Spouse', 'adult', of('2008-11-22', 'Married'), /18 or over/],
  ['Spouse', 'nominee', of('2008-11-22'), /18 or over/],
  ['Spouse', 'adult', of('1991-07-25', 'Single'), /recorded as single/],
  ['Guardian', 'nominee', of('2008-11-22'), /18 or over/],
  ['Parent', 'adult', of('1988-04-12'), /older than the applicant/],
  ['Parent', 'nominee', of('2015-07-04'), /older than the applicant/],
  ['Child', 'adult', of('1988-04-12'), /younger than the applicant/],
  ['Child', 'nominee', of('1960-01-01'), /younger than the applicant/],
  ['Employer', 'adult', of('1960-01-01'), /does not fit/],
  ['Employer', 'nominee', of(), /does not fit/],
  ['Spouse', 'minor', of('2015-07-04'), /does not fit/],
  ['Parent', 'minor', of('2015-07-04'), /does not fit/],
  ['Guardian', 'minor', of('2015-07-04'), /does not fit/],
] as const)(
  '[ONB-04] a relationship that does not fit: %s, %s, %j',
  (relationship, related, other, problem) => {
    expect(relationshipProblem(relationship, related, { applicant, other, today })).toMatch(problem);
  },
);

test('[ONB-04] an applicant who is recorded as single has no spouse among the holders, and may name one', () => {
  const people = {
    applicant: { ...applicant, maritalStatus: 'Single' },
    other: of('1991-07-25', 'Married'),
    today,
  };
  expect(relationshipProblem('Spouse', 'adult', people)).toMatch(/recorded as single/);
  expect(relationshipProblem('Spouse', 'nominee', people)).toBeUndefined();
});

test('[ONB-04] neither a holder nor a nominee is an employer', () => {
  expect(Object.values(relationships).flat()).not.toContain('Employer');
});
