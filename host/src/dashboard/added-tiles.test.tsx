import type { PlacedFilling, SlotOutcome } from '@portal/shared/contract';
import { renderSlot, testShell } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { AddedTiles } from './added-tiles.tsx';

const placed: readonly PlacedFilling[] = [
  { key: 'mfe-notes/notes-tile', meta: { label: 'Notes' } },
  { key: 'mfe-notes/unnamed', meta: {} },
  { key: 'mfe-notes/broken', meta: { label: 'Reminders' } },
];

/** A shell whose place on home has these fillings; `mfe-notes/broken` cannot be loaded. */
function shellWithTiles() {
  const shell = testShell();
  const { mount } = shell.slots;
  Object.assign(shell.slots, {
    fillings: (place: string) => (place === 'home.tile/1' ? placed : []),
    mount: (...args: Parameters<typeof mount>) => {
      const failed: SlotOutcome = { status: 'failed', remote: 'mfe-notes', error: new Error('404') };
      return args[0] === 'mfe-notes/broken'
        ? { ...mount(...args), outcome: Promise.resolve(failed) }
        : mount(...args);
    },
  });
  return shell;
}

test('shows each tile of other remotes under its label, and not one without a label', async () => {
  const shell = shellWithTiles();
  renderSlot(<AddedTiles />, { shell });
  expect(await screen.findByRole('heading', { level: 2, name: 'Notes' })).toBeVisible();
  expect([...shell.mounted.keys()].sort()).toEqual(['mfe-notes/broken', 'mfe-notes/notes-tile']);
});

test('[FED-03] a tile that cannot load says so in its own place', async () => {
  renderSlot(<AddedTiles />, { shell: shellWithTiles() });
  const broken = screen.getByRole('region', { name: 'Reminders' });
  expect(await within(broken).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Notes' })).queryByRole('button')).toBeNull();
});
