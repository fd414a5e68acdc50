import { addInvestment, cartList } from '@portal/shared/api/cart';
import { productMismatch } from '@portal/shared/api/suitability';
import { samples } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { openCart, row, service } from './fixtures/cart-page.tsx';

const address = '/cart?customerId=C0048217';

test('opens the drawer of the item that the address names, and closing it removes the item from the address', async () => {
  service().fail(productMismatch, { status: 400 });
  const { user, location } = openCart(`${address}&transaction=invest&item=i1`);
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('25,000.00');
  const drawer = screen.getByRole('dialog', { name: 'Edit investment' });
  expect(drawer).toHaveTextContent('Cempaka Biru Sukuk');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location().search).toBe('?customerId=C0048217');
});

test('writes the edited item into the address, and Back closes its drawer', async () => {
  service().fail(productMismatch, { status: 400 });
  const { user, location, goBack } = openCart(address);
  (await row('Invest in Cempaka Biru Sukuk')).getByRole('button', { name: /^Actions of/ }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.keyboard('{Home}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Edit investment' })).toBeVisible();
  expect(location().search).toBe('?customerId=C0048217&transaction=invest&item=i1');
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location().search).toBe('?customerId=C0048217');
});

test('opens nothing for an item that is not in the cart', async () => {
  service();
  openCart(`${address}&transaction=invest&item=none`);
  expect(await row('Invest in Cempaka Biru Sukuk')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fetches the code of the form when the focus or the pointer reaches what opens it, and not before', async () => {
  service();
  const { user, shell } = openCart(address);
  // at the width of these tests, Edit is in the menu
  const actions = (await row('Invest in Cempaka Biru Sukuk')).getByRole('button', { name: /^Actions of/ });
  expect(shell.preloaded).toEqual([]);
  act(() => actions.focus());
  expect(shell.preloaded).toEqual(['mfe-cart/cart transaction-invest']);
  await user.hover(actions);
  expect(shell.preloaded).toHaveLength(2);
  const bankAccount = await row('Add bank account, Maybank');
  act(() => bankAccount.getByRole('button', { name: /^Actions of/ }).focus());
  expect(shell.preloaded.at(-1)).toBe('mfe-cart/cart transaction-bank-account');
});

test('moves the focus to the page’s title when the drawer closes and what opened it is gone', async () => {
  service().fail(productMismatch, { status: 400 });
  const { user } = openCart(`${address}&transaction=invest&item=i1`);
  await screen.findByRole('textbox', { name: 'Amount' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('moves the focus to the page’s title when the changed item replaces the row that opened the drawer', async () => {
  let id = 'i1';
  let showChanged = () => {};
  const changed = new Promise<void>((resolve) => {
    showChanged = resolve;
  });
  service({})
    .reply(productMismatch, { ...samples.productMismatch, mismatch: false, reasons: [] })
    .reply(cartList, async ({ query }) => {
      if (id === 'i2') await changed;
      return wireCart(query.channel === 'Digital Transaction' ? { investment: [wireInvestment(id)] } : {});
    })
    .reply(addInvestment, () => {
      id = 'i2';
      return { id };
    });
  const { user } = openCart(address);
  // the button of wide screens, which opens the drawer itself
  const edit = await screen.findByLabelText('Edit investment: Invest in Cempaka Biru Sukuk');
  act(() => edit.focus());
  await user.keyboard('{Enter}');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(edit).toHaveFocus());
  showChanged();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
