import { isLabelAllowed } from '@portal/shared/remote/labels';
import { screen, waitFor, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

/** The labels that a remote could have, too. */
const allowed = (elements: readonly HTMLElement[]) =>
  elements
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/,.*/, ''))
    .filter((label) => isLabelAllowed(label, '/notes'));

test('no remote may have a label of the host’s menus', async () => {
  const { user } = openPage('/application');
  const side = within(await screen.findByRole('navigation', { name: 'Main' }));
  const entries = [...side.getAllByRole('link'), ...side.getAllByRole('button')];
  expect(entries).toHaveLength(3);
  expect(allowed(entries)).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^Account menu/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const items = [...screen.getAllByRole('menuitem'), ...screen.getAllByRole('menuitemradio')];
  expect(items.length).toBeGreaterThan(7);
  expect(allowed([...items, screen.getByText('Appearance')])).toEqual([]);
});
