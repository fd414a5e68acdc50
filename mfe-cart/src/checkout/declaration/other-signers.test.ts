import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { itemOf } from '../../core/items/from-wire.ts';
import { otherSigners, otherSignersText } from './other-signers.ts';

const onboarding = (accountType: string, operatingInstruction: string) =>
  itemOf(
    { id: 'ONB-1', channel: 'Digital AOF' },
    {
      type: 'onboarding',
      payload: {
        ...onboardingWire,
        plans: { ...onboardingWire.plans, accountType, operatingInstruction },
        jointApplicant: jointApplicantWire,
      },
    },
  );
const bank = { ...onboarding('IND', '1'), accountId: '1000482917' };

const account = (operatingInstruction: '1' | '2' | '3', role: 'Joint' | 'Minor' = 'Joint') => ({
  accountId: '1000482917',
  operatingInstruction,
  holders: [
    { name: 'TAN MEI LING', idNo: null, role: 'Principal' as const },
    { name: 'LIM KOK SENG', idNo: null, role },
  ],
});

const asked = ' Azman bin Idris gets one too, at azman@mail.example.';

test.each([
  ['an onboarding of one', [onboarding('IND', '1')], [], ''],
  ['an onboarding with a minor', [onboarding('MNR', '1')], [], ''],
  ['an onboarding that one signs for', [onboarding('JNT', '1')], [], asked],
  ['an onboarding that both sign for', [onboarding('JNT', '3')], [], asked],
  ['an account that either signs for', [bank], [account('2')], ''],
  ['an account that both sign for', [bank], [account('3')], ' Lim Kok Seng gets one too.'],
  ['an account with a minor', [bank], [account('3', 'Minor')], ''],
  ['an account that is not concerned', [], [account('3')], ''],
])('[CHK-01] says who gets the link too: %s', (_case, items, accounts, text) =>
  expect(otherSignersText(otherSigners(Object(items), accounts))).toBe(text),
);
