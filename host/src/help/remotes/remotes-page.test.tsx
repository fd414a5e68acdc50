import { renderSlot } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import RemotesPage from './remotes-page.tsx';

// jsdom has no resource timing
beforeEach(() => void Object.assign(performance, { getEntriesByType: () => [] }));

/** Opens the page of the host 1.0.0 with three remotes; `differences` are in what they run. */
const openPage = (differences: Partial<RunningReleases> = {}) =>
  renderSlot(
    <RemotesPage
      releases={{
        host: '1.0.0',
        remotes: ['mfe-auth', 'mfe-cart', 'mfe-history'],
        of: (name) => (name === 'mfe-cart' ? { version: '1.2.2', insteadOf: '2.0.0' } : { version: '1.2.3' }),
        baseOf: (part) => `https://${part}.example/1.2.3/`,
        canaryOf: () => undefined,
        declares: () => undefined,
        lastLoad: () => undefined,
        problems: [],
        ...differences,
      }}
    />,
  );

const address = 'http://localhost:8600/mf-manifest.json';

/** Opens the page where overrides are allowed; `set` answers with `problem`. */
function openWithOverrides(problem?: string) {
  const set = jest.fn(async () => problem);
  const reset = jest.fn();
  const of = (remote: string) => ({
    version: '1.2.3',
    ...(remote === 'mfe-history' ? { override: address } : {}),
  });
  return { set, reset, ...openPage({ of, overrides: { set, reset } }) };
}

const rows = async (name: string) => within(await screen.findByRole('rowgroup', { name }));

test('shows each remote with its version and state, and what the registry leaves out', async () => {
  const lastLoad = (remote: string) =>
    remote === 'mfe-history' ? { error: new Error('mfe-history: did not load within 8 s') } : undefined;
  const problems = [{ name: 'mfe-notes', why: 'its entry cannot be read' }];
  openPage({ lastLoad, problems });
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  expect(document.title).toBe('Remotes · Agent Portal');
  const cart = await rows('mfe-cart');
  expect(cart.getByText('Earlier version')).toBeVisible();
  expect(cart.getByText('1.2.2')).toBeVisible();
  expect(cart.getByText('in place of 2.0.0')).toBeVisible();
  expect(cart.getByText('https://mfe-cart.example')).toBeVisible();
  const history = await rows('mfe-history');
  expect(history.getByText('Failed')).toBeVisible();
  expect(history.getByText('mfe-history: did not load within 8 s')).toBeVisible();
  expect(screen.getByText('mfe-notes is left out')).toBeVisible();
});

test('copies what it shows for a bug report', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Copy for support' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines[0]).toBe('Agent Portal 4.3.0, http://localhost');
  expect(lines[1]).toBe('host: 1.0.0');
  expect(lines.find((line) => line.startsWith('mfe-cart: '))).toMatch(
    /^mfe-cart: Earlier version; Version: 1\.2\.2 \(in place of 2\.0\.0\); Origin: https:\/\/mfe-cart\.example$/,
  );
  expect(lines.at(-1)).toMatch(/^Time in Malaysia: /);
});

test('[FED-07] offers no override where the site does not allow it', async () => {
  openPage();
  const cart = await rows('mfe-cart');
  expect(cart.queryByRole('button')).toBeNull();
});

test('[FED-07] overrides a remote by the address that is entered, and resets another', async () => {
  const { user, set, reset } = openWithOverrides();
  const cart = await rows('mfe-cart');
  await user.click(cart.getByRole('button', { name: 'Override mfe-cart' }));
  expect(cart.getByRole('textbox', { name: 'Address of the manifest' })).toHaveFocus();
  await user.keyboard(` ${address} {Enter}`);
  await waitFor(() => expect(set).toHaveBeenCalledWith('mfe-cart', address));
  const history = await rows('mfe-history');
  expect(history.getByText('Overridden')).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Reset mfe-history' }));
  expect(reset).toHaveBeenCalledWith('mfe-history');
});

test('[FED-07] an override that is refused says why at its field, and Cancel returns to the button', async () => {
  const { user } = openWithOverrides('This is the manifest of mfe_auth.');
  const cart = await rows('mfe-cart');
  await user.click(cart.getByRole('button', { name: 'Override mfe-cart' }));
  await user.keyboard(`${address}{Enter}`);
  const field = cart.getByRole('textbox', { name: 'Address of the manifest' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This is the manifest of mfe_auth\./));
  expect(field).toHaveFocus();
  await user.click(cart.getByRole('button', { name: 'Cancel' }));
  expect(cart.queryByRole('textbox')).toBeNull();
  expect(cart.getByRole('button', { name: 'Override mfe-cart' })).toHaveFocus();
});
