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

/** Chooses the only command of a remote's menu by keyboard; a menu of jsdom takes no click. */
async function choose(user: ReturnType<typeof openPage>['user'], name: string, command: string) {
  await user.click((await rows(name)).getByRole('button', { name: `More for ${name}` }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}');
  const item = screen.getByRole('menuitem', { name: command });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
}
const manifestField = async () =>
  (await rows('mfe-cart')).findByRole('textbox', { name: /^Address of another build’s manifest/ });
const rows = async (name: string) => within(await screen.findByRole('rowgroup', { name }));

test('shows each remote with its version and state, and what the registry leaves out', async () => {
  const lastLoad = (remote: string) =>
    remote === 'mfe-history' ? { error: new Error('mfe-history: did not load within 8 s') } : undefined;
  const problems = [{ name: 'mfe-notes', why: 'its entry cannot be read' }];
  openPage({ lastLoad, problems });
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  expect(document.title).toBe('Remotes · Agent Portal');
  const cart = await rows('mfe-cart');
  expect(cart.getByText('Running 1.2.2 instead of 2.0.0')).toBeVisible();
  expect(cart.getByText('The next reload tries 2.0.0 again.')).toBeVisible();
  expect(cart.getByText('1.2.2')).toBeVisible();
  expect(cart.getByText('https://mfe-cart.example')).toBeVisible();
  const history = await rows('mfe-history');
  expect(history.getByText('Failed')).toBeVisible();
  expect(history.getByText('mfe-history: did not load within 8 s')).toBeVisible();
  expect(screen.getByText('mfe-notes is left out')).toBeVisible();
  const summary = within(screen.getByRole('list', { name: 'How many' }));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 ready',
    '1 runs an earlier version',
    '1 failed',
  ]);
});

test('copies what it shows for a bug report', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Copy for support' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines[0]).toBe('Agent Portal 4.3.0, http://localhost');
  expect(lines[1]).toBe('host: 1.0.0');
  expect(lines.find((line) => line.startsWith('mfe-cart: '))).toMatch(
    /^mfe-cart: 1\.2\.2; Running 1\.2\.2 instead of 2\.0\.0; The next reload tries 2\.0\.0 again; https:\/\/mfe-cart\.example$/,
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
  await choose(user, 'mfe-cart', 'Override');
  await waitFor(async () => expect(await manifestField()).toHaveFocus());
  await user.keyboard(` ${address} {Enter}`);
  await waitFor(() => expect(set).toHaveBeenCalledWith('mfe-cart', address));
  const history = await rows('mfe-history');
  expect(history.getByText('Ready from another server, not opened in this tab')).toBeVisible();
  await choose(user, 'mfe-history', 'Reset');
  expect(reset).toHaveBeenCalledWith('mfe-history');
});

test('[FED-07] an override that is refused says why at its field, and Cancel and Escape return to the button', async () => {
  const { user } = openWithOverrides('This is the manifest of mfe_auth.');
  const cart = await rows('mfe-cart');
  await choose(user, 'mfe-cart', 'Override');
  const field = await manifestField();
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard(`${address}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This is the manifest of mfe_auth\./));
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(cart.queryByRole('textbox')).toBeNull();
  expect(cart.getByRole('button', { name: 'More for mfe-cart' })).toHaveFocus();
  await choose(user, 'mfe-cart', 'Override');
  await user.click(cart.getByRole('button', { name: 'Cancel' }));
  expect(cart.queryByRole('textbox')).toBeNull();
  expect(cart.getByRole('button', { name: 'More for mfe-cart' })).toHaveFocus();
});
