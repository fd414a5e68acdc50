import { jointPayload, minorPayload } from './onboarding-payloads.ts';
import { objectionsToPayload } from './payloads.ts';

const objections = (payload: unknown) => objectionsToPayload('/application/cart/onboarding', payload);
const [adult] = jointPayload.jointApplicant;
const [minor] = minorPayload.jointApplicant;
const withHolder = (holder: unknown) => ({ ...jointPayload, jointApplicant: [holder] });
const withMinor = (holder: unknown) => ({ ...minorPayload, jointApplicant: [holder] });
const withShare = (share: unknown) => ({ nominee: [{ share }] });

test('[ITM-08] accepts the second holders that are written by hand, with form W-8BEN too', () => {
  expect(objections(jointPayload)).toEqual([]);
  expect(objections(minorPayload)).toEqual([]);
  expect(objections(withHolder({ ...adult, tax: { ...adult?.tax, w8ben: 'documents::1' } }))).toEqual([]);
});

test.each([33.34, 0.01, 100, 19.99])('[ITM-08] accepts a share of %s', (share) =>
  expect(objections(withShare(share))).toEqual([]),
);

test.each([
  ['a second holder without a list', { ...jointPayload, jointApplicant: adult }, 'wrapped in a list'],
  ['two second holders', { ...jointPayload, jointApplicant: [adult, adult] }, 'a list of one'],
  ['an unknown part', withHolder({ ...adult, investor: {} }), 'investor is not in the specification'],
  [
    'no relationship',
    withHolder({ ...adult, relationship: undefined, contact: 1 }),
    'contact is not an object',
  ],
  ['an unknown field', withHolder({ ...adult, pep: { ...adult?.pep, rank: 1 } }), 'pep: rank is not in'],
  ['a missing field', withHolder({ ...adult, pep: { status: 'None' } }), 'pep: position is missing'],
  ['a minor’s exposure', withMinor({ ...minor, pep: adult?.pep }), 'pep is not in the specification'],
  ['a minor’s work', withMinor({ ...minor, employment: adult?.employment }), 'employment is not in'],
  [
    'a minor’s marital status',
    withMinor({ ...minor, personal: adult?.personal }),
    'maritalStatus and noOfDependents of a minor are not null',
  ],
  ['a share with three decimals', withShare(33.335), 'two decimals at most'],
  ['no share', withShare(0), 'over 0'],
  ['a share over 100', withShare(100.01), 'at most 100'],
  ['a share as text', withShare('50'), 'the share "50"'],
])('[ITM-08] objects to %s', (_what, payload, objection) =>
  expect(objections(payload).join('\n')).toContain(objection),
);
