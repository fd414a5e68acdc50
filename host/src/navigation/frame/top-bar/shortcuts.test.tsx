import { screen, waitFor, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('ignores shortcuts while a dialog is loading', async () => {
  const { user } = openPage('/application');
  await screen.findByRole('button', { name: /^Account menu/ });
  await user.keyboard('{Control>}k{/Control}p?');
  expect(await screen.findByRole('dialog', { name: 'Find a customer' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-privacy');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('lists the shortcuts on ?, hides figures on P, and does neither when they are switched off', async () => {
  const { user } = openPage('/application');
  await screen.findByRole('button', { name: /^Account menu/ });
  await user.keyboard('p');
  expect(document.documentElement).toHaveAttribute('data-privacy');
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(list).getByRole('switch'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('p?');
  expect(document.documentElement).toHaveAttribute('data-privacy');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SHL-24] the finder begins without the words of the time before, also while it closes', async () => {
  const { user } = openPage('/application');
  await screen.findByRole('button', { name: /^Account menu/ });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /customer/ }), 'tan');
  await user.keyboard('{Escape}{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /customer/ })).toHaveValue(''));
});
