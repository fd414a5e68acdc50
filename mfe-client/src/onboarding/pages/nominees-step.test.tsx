import { onboardingWire } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { fromPayload } from '../answers/from-payload.ts';
import { id, open, service, unfinished } from '../onboarding-harness.tsx';

const plans = { ...onboardingWire.plans, plans: ['PRS'] };
const named = (idNo: string, share: number) => ({
  name: 'Lim Ah Moi',
  idNo,
  relationship: 'Others',
  share,
});
const cardOf = (place: number) => within(screen.getByRole('group', { name: `Nominee ${place}` }));

test('[ONB-01] shares of an earlier release, whole numbers, are shown', () => {
  const { nominees } = fromPayload({ ...unfinished, plans, nominee: [named('K1234567', 60)] });
  expect(nominees.map(({ share }) => share)).toEqual(['60']);
});

test('[ONB-01] a share has at most two decimals, and who is named twice, or is the applicant, is refused', async () => {
  const nominee = [named('K1234567', 33.34), named('k1234567', 33.33), named('910725-10-6048', 33.33)];
  service({ ...unfinished, plans, nominee });
  const { user } = open(`/onboarding?onboarding=${id}&step=nominees`);
  expect(await screen.findByText('Shares together: 100%')).toBeVisible();
  await user.type(cardOf(1).getByRole('textbox', { name: 'Share, %' }), '1');
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(cardOf(1).getByText('Enter a share with at most 2 decimals, such as 33.34.')).toBeVisible();
  expect(cardOf(2).getByText('This is the number of nominee 1. Name each person once.')).toBeVisible();
  expect(cardOf(3).getByText('This is the applicant’s number. Enter the nominee’s.')).toBeVisible();
});
