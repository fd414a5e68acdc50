import { onboardingWire } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { id, open, service, unfinished } from '../onboarding-harness.tsx';

const outcome = () => screen.findByRole('region', { name: 'What the customer will have' });

test('[ONB-01] beside short questions it says what the customer will have, and leads to what is missing', async () => {
  service({ ...unfinished, identity: { ...onboardingWire.identity, back: null } });
  const { user, location } = open(`/onboarding?onboarding=${id}&step=who`);
  expect(within(await outcome()).getByText(/of \d+ steps done$/)).toBeInTheDocument();
  const documents = within(await outcome()).getByRole('heading', { name: 'Documents' });
  expect(documents).toBeInTheDocument();
  await user.click(within(await outcome()).getByRole('button', { name: 'MyKad, back' }));
  await waitFor(() => expect(location().search).toContain('step=identity'));
  expect(within(await outcome()).queryByRole('button', { name: 'MyKad, back' })).not.toBeInTheDocument();
});

test('[ONB-01] it unfolds on a narrow page, and is beside no long questions', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=tax`);
  const fold = within(await outcome()).getByRole('button', { name: /^What the customer will have/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const [steps] = screen.getAllByRole('list', { name: 'Steps' });
  await user.click(within(steps ?? document.body).getByRole('button', { name: /^Personal/ }));
  await screen.findByRole('heading', { level: 1, name: 'Personal' });
  expect(screen.queryByRole('region', { name: 'What the customer will have' })).not.toBeInTheDocument();
});

test('[ONB-01] of two holders each has a card, and the second one’s leads to the step of that holder', async () => {
  service({
    ...unfinished,
    plans: { ...onboardingWire.plans, accountType: 'JNT', operatingInstruction: '2' },
  });
  const { user, location } = open(`/onboarding?onboarding=${id}&step=tax`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Not named yet' })).toBeVisible();
  // in the list of steps too
  expect(screen.getAllByRole('heading', { level: 2, name: 'Nurul Huda binti Zamri' })).toHaveLength(2);
  expect(screen.getAllByText('Not answered yet')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Open Joint holder' }));
  await waitFor(() => expect(location().search).toContain('step=joint'));
});
