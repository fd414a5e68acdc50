import { extractId } from '@portal/shared/api/extract-id';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { onboardingWire } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyAnswers } from '../answers/answers.ts';
import { id, open, png, service, unfinished } from '../onboarding-harness.tsx';
import { takeReading, withNumber } from './apply-reading.ts';

const { identity, ...withoutIdentity } = unfinished;
const twoCenturies = '250704-10-5522';
const question = 'Born in 1925 or 2025?';
const firstSaved = (api: ReturnType<typeof service>) =>
  Object(api.requestsOf(addOnboarding)[0]?.body).payload;

test('[ONB-02] a MyKad number of two centuries asks once which is right, also when the card was read', async () => {
  const api = service(withoutIdentity).reply(extractId, {
    status: 'read',
    docType: 'MYKAD',
    idNo: twoCenturies,
    name: 'LIM AH MOI',
    dob: '2025-07-04',
    gender: 'F',
  });
  const { user } = open(`/onboarding?onboarding=${id}&step=identity`);
  await user.upload(await screen.findByLabelText('Front', { selector: 'input' }), png);
  const choice = await screen.findByRole('group', { name: question });
  expect(screen.queryByLabelText(/^Date of birth/)).not.toBeInTheDocument();
  expect(within(choice).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(await screen.findByText('Choose the year of birth.')).toBeVisible();
  await user.click(within(choice).getByRole('radio', { name: /^2025/ }));
  expect(await screen.findByText('An account holder is 18 or over.')).toBeVisible();
  await user.click(within(choice).getByRole('radio', { name: /^1925/ }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(firstSaved(api).identity).toMatchObject({
    idNo: twoCenturies,
    dateOfBirth: '1925-07-04',
    gender: 'F',
  });
});

test('the chosen birth stays when the number is typed in another way, and when another side is read', () => {
  const rules = { today: '2026-11-21' };
  const typed = withNumber(emptyAnswers.identity, twoCenturies, rules);
  expect(typed).toMatchObject({ dateOfBirth: '', gender: 'F' });
  const chosen = { ...typed, dateOfBirth: '1925-07-04' };
  expect(withNumber(chosen, '250704105522', rules).dateOfBirth).toBe('1925-07-04');
  const { personal, contact } = emptyAnswers;
  const back = takeReading(
    { identity: chosen, personal, contact },
    { status: 'read', idNo: twoCenturies },
    rules,
  );
  expect(back.identity.dateOfBirth).toBe('1925-07-04');
  expect(withNumber(chosen, '880412-14-5233', rules).dateOfBirth).toBe('1988-04-12');
  expect(withNumber(chosen, twoCenturies, { ...rules, isMinor: true }).dateOfBirth).toBe('2025-07-04');
});

test('a nominee’s year of birth may be chosen, and is saved then', async () => {
  const nominee = { name: 'Lim Ah Moi', idNo: 'K1234567', relationship: 'Spouse', share: 100 };
  const api = service({
    ...unfinished,
    plans: { ...onboardingWire.plans, plans: ['PRS'] },
    nominee: [nominee],
  });
  const { user } = open(`/onboarding?onboarding=${id}&step=nominees`);
  const number = await screen.findByLabelText('MyKad or passport number');
  expect(screen.queryByRole('group', { name: question })).not.toBeInTheDocument();
  await user.clear(number);
  await user.type(number, twoCenturies);
  await user.click(await screen.findByRole('radio', { name: /^1925/ }));
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  expect(firstSaved(api).nominee).toEqual([{ ...nominee, idNo: twoCenturies, dateOfBirth: '1925-07-04' }]);
});

test('[ONB-02] the identity that is saved opens with its chosen birth', async () => {
  service({
    ...withoutIdentity,
    identity: { ...identity, idNo: twoCenturies, dateOfBirth: '1925-07-04', gender: 'F' },
  });
  open(`/onboarding?onboarding=${id}&step=identity`);
  expect(await screen.findByRole('radio', { name: /^1925/, checked: true })).toBeVisible();
});
