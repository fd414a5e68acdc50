import { screen, waitFor, within } from '@testing-library/react';
import { id, open, service } from '../onboarding-harness.tsx';

test('[ONB-04] an optional step without an entry says so, and is skipped', async () => {
  service();
  const { user, location } = open(`/onboarding?onboarding=${id}&step=bank`);
  expect(await screen.findByText('No bank account yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue to/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(location().search).toContain('step=investment'));
  expect(await screen.findByText('No investment yet')).toBeVisible();
});

test('[ONB-01] the fields of the address for letters are a group apart from those of home', async () => {
  service();
  const { user } = open(`/onboarding?onboarding=${id}&step=contact`);
  await user.click(await screen.findByRole('checkbox', { name: 'Letters go to another address' }));
  for (const name of ['Home', 'Letters'])
    expect(
      within(screen.getByRole('group', { name })).getByRole('textbox', { name: /^Address, line 1/ }),
    ).toBeVisible();
});
