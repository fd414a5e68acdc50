import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { remoteData } from '../core/remote-data.ts';
import { transactionWords } from '../core/transaction-words.ts';
import { type TransactionDrawerProps, useDrawerOrders } from '../transaction/index.ts';
import { TransactionDrawer } from './index.ts';

const mockImport = jest.fn<Promise<(props: TransactionDrawerProps) => ReactNode>, []>();
jest.mock('./drawers.ts', () => {
  const { createLazyCode } = jest.requireActual('@portal/shared/lazy-code');
  // the code of a kind is loaded once
  const load = () => mockImport();
  return { transactionDrawers: { invest: createLazyCode(load), redeem: createLazyCode(load) } };
});

const Slot = remoteData.wrap(TransactionDrawer);

function openDrawer(kind: string, path = '/') {
  fakeApi();
  const onClose = jest.fn();
  const slot = <Slot kind={kind} customerId="C1" accountId="A1" scheme="S1" onClose={onClose} />;
  return { onClose, ...renderSlot(slot, { path }) };
}

test('says that a transaction of another release is not available, and closes', async () => {
  const { user, onClose } = openDrawer('barter');
  expect(await screen.findByRole('dialog', { name: 'Transaction' })).toHaveTextContent(
    'This transaction is not available',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows a placeholder while the code of a kind loads, an error when that fails, and the form after Try again', async () => {
  let fail = (_error: Error) => {};
  mockImport.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = openDrawer('invest');
  const drawer = await screen.findByRole('dialog', { name: 'Invest' });
  expect(screen.getByLabelText('Loading the form')).toBeInTheDocument();
  fail(new Error('Loading chunk transaction-invest failed'));
  expect(await screen.findByText('The form could not be loaded')).toBeVisible();
  expect(drawer).not.toHaveTextContent('chunk');

  mockImport.mockResolvedValueOnce(() => 'the form of an investment');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the form of an investment')).toBeVisible();
  // the form is the content of the same drawer: a second one would lie above what was opened meanwhile
  expect(screen.getByRole('dialog')).toBe(drawer);
});

/** A form that shows what it was opened for, and begins another order on account A2. */
function Form({ accountId, scheme, amount }: TransactionDrawerProps) {
  const { addAnother, isFollowing } = useDrawerOrders();
  const [opened] = useState([accountId, scheme, amount, isFollowing]);
  return (
    <button type="button" onClick={() => addAnother?.('A2')}>
      {JSON.stringify(opened)}
    </button>
  );
}

test('begins another order in the same drawer, on its account, without the scheme and the amount of the URL', async () => {
  mockImport.mockResolvedValue(Form);
  const { user, onClose } = openDrawer('redeem', '/client-profile?amount=250.00');
  const drawer = await screen.findByRole('dialog');
  await user.click(await screen.findByRole('button', { name: '["A1","S1","250.00",false]' }));
  expect(await screen.findByRole('button', { name: '["A2",null,null,true]' })).toBeVisible();
  expect(screen.getByRole('dialog')).toBe(drawer);
  expect(onClose).not.toHaveBeenCalled();
});

test.each(Object.keys(transactionWords))(
  'the code of %s is a chunk with the name by which the host preloads it',
  (name) => {
    const registry = readFileSync(join(__dirname, 'drawers.ts'), 'utf8');
    const key = name.includes('-') ? `'${name}'` : name;
    expect(registry).toContain(`  ${key}: createLazyCode(() =>
    import(/* webpackChunkName: "transaction-${name}" */`);
  },
);
