import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { transactionWords } from '../core/transaction-words.ts';
import { TransactionDrawer } from './index.ts';

const mockImport = jest.fn<Promise<() => string>, []>();
jest.mock('./drawers.ts', () => {
  const { createLazyCode } = jest.requireActual('@portal/shared/lazy-code');
  return { transactionDrawers: { invest: createLazyCode(() => mockImport()) } };
});

const Slot = remoteData.wrap(TransactionDrawer);

function openDrawer(kind: string) {
  fakeApi();
  const onClose = jest.fn();
  return { onClose, ...renderSlot(<Slot kind={kind} customerId="C1" onClose={onClose} />) };
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

test.each(Object.keys(transactionWords))(
  'the code of %s is a chunk with the name by which the host preloads it',
  (name) => {
    const registry = readFileSync(join(__dirname, 'drawers.ts'), 'utf8');
    const key = name.includes('-') ? `'${name}'` : name;
    expect(registry).toContain(`  ${key}: createLazyCode(() =>
    import(/* webpackChunkName: "transaction-${name}" */`);
  },
);
