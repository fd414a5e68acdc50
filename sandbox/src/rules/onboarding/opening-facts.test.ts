import { jointApplicantOf, onboardingPayload } from '../../seed/onboarding/onboarding-payload.ts';
import { openingFacts } from './opening-facts.ts';

const applicant = {
  name: 'Tan Wei Jun',
  idNo: '880412-14-5233',
  dateOfBirth: '1988-04-12',
  gender: 'M',
  race: '02',
  nationality: 'MY',
  email: 'wei.jun@mail.example',
  tel: '123319047',
} as const;
const huda = { ...applicant, name: 'Nurul Huda binti Zamri', idNo: '910725-10-6048', gender: 'F' } as const;
const single = onboardingPayload(applicant, '2026-11-20T09:42:00+08:00');
const none = { epfAccountType: null, epfNo: null };
const joint = jointApplicantOf(huda, '2026-11-20');

test.each([
  ['1', 'Cash account: Tan Wei Jun and Nurul Huda binti Zamri, Tan Wei Jun signs'],
  ['2', 'Cash account: Tan Wei Jun and Nurul Huda binti Zamri, either signs'],
  ['3', 'Cash account: Tan Wei Jun and Nurul Huda binti Zamri, both sign'],
] as const)('[CHK-04] names both holders and who signs: %s', (operatingInstruction, text) => {
  const plans = { plans: ['CS' as const], accountType: 'JNT' as const, operatingInstruction, ...none };
  expect(openingFacts({ ...single, plans, jointApplicant: joint }, 'Tan Wei Jun')).toEqual([text]);
});

test('[CHK-04] says that the second holder is a minor', () => {
  const plans = { plans: ['CS' as const], accountType: 'MNR' as const, operatingInstruction: '1' as const };
  expect(
    openingFacts({ ...single, plans: { ...plans, ...none }, jointApplicant: joint }, 'Tan Wei Jun'),
  ).toEqual(['Cash account: Tan Wei Jun and Nurul Huda binti Zamri (a minor), Tan Wei Jun signs']);
});

test('[CHK-04] names each plan, and each nominee with masked number, relationship and share', () => {
  const plans = { ...single.plans, plans: ['EPF', 'PRS'] as const, accountType: 'IND' as const };
  const nominee = [
    { name: 'Nurul Huda binti Zamri', idNo: '910725106048', relationship: 'Spouse', share: 66.67 },
    { name: 'Tan Li Na', idNo: 'K1234567', relationship: 'Child', share: 33.33 },
  ];
  const payload = {
    ...single,
    plans: {
      ...plans,
      plans: [...plans.plans],
      operatingInstruction: '1' as const,
      epfAccountType: 'Shariah' as const,
      epfNo: '12345678',
    },
    nominee,
  };
  expect(openingFacts(payload, 'Tan Wei Jun')).toEqual([
    'EPF account (Shariah): Tan Wei Jun',
    'PRS account: Tan Wei Jun',
    'Nominee for PRS: Nurul Huda binti Zamri, 910725-••-••48, Spouse, 66.67%',
    'Nominee for PRS: Tan Li Na, K1••••67, Child, 33.33%',
  ]);
});
