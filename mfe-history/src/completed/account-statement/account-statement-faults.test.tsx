import { accountStatement } from '@portal/shared/api/history';
import { type Fault, fakeApi, renderSlot, samples } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { remoteData } from '../../core/remote-data.ts';
import { StatementButton, StatementFailure, useAccountStatement } from './index.ts';

const Slot = remoteData.wrap(function UsdStatement() {
  const statement = useAccountStatement('1000000001', { from: '2026-11-01', to: '2026-11-15' });
  return (
    <>
      <StatementButton statement={statement} currency="USD" />
      <StatementFailure statement={statement} />
    </>
  );
});

test.each<readonly [name: string, fault: Fault]>([
  ['500', { status: 500 }],
  ['a refusal', { status: 401 }],
  ['HTML', { text: '<!doctype html>' }],
  ['an empty file', { text: '' }],
  ['a dropped connection', 'network'],
  ['a time-out', 'timeout'],
])(
  '[HIS-04] %s: no statement is saved, the button is free again, and Try again saves it',
  async (_name, fault) => {
    const api = fakeApi().fail(accountStatement, fault);
    const save = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(save);
    const { user } = renderSlot(<Slot />);
    const button = await screen.findByRole('button', { name: 'Statement in USD, PDF' });
    await user.click(button);
    expect(await screen.findByText('The statement in USD could not be made')).toBeVisible();
    expect(button).toBeEnabled();
    expect(save).not.toHaveBeenCalled();
    api.reply(accountStatement, samples.accountStatement);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('The statement in USD could not be made')).toBeNull();
  },
);
