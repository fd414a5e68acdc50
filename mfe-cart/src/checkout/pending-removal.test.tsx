import { deleteFromCart } from '@portal/shared/api/cart';
import { renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { ShellProvider } from '@portal/shared/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePendingRemovals } from '../core/cart/use-pending-removals.ts';
import { remoteData } from '../core/remote-data.ts';
import { CheckoutSlot, checkoutService, reference, submitButton } from './fixtures/open-checkout.tsx';

const item = { id: 'i1', channel: 'Digital Transaction' } as const;
const path = '/checkout?customerId=C0048217&items=i1,i2';
const Data = remoteData.wrap(({ children }: { readonly children: ReactNode }) => <>{children}</>);

beforeEach(() => localStorage.clear());

test('[CRT-02] does not check out an item whose removal is pending, and shows it after Undo', async () => {
  checkoutService();
  const shell = testShell({ reference });
  const { result } = renderHook(() => usePendingRemovals('C0048217'), {
    wrapper: ({ children }) => (
      <ShellProvider value={shell}>
        <Data>{children}</Data>
      </ShellProvider>
    ),
  });
  const offerUndo = jest.fn();
  act(() => result.current.start([item], offerUndo));
  renderSlot(<CheckoutSlot />, { shell, path });
  expect(await submitButton('1 item')).toBeVisible();
  act(() => offerUndo.mock.calls[0]?.[0]());
  expect(await submitButton('2 items')).toBeVisible();
});

test('[CRT-02] sends a removal that a reload has interrupted, and does not check its item out', async () => {
  const api = checkoutService().reply(deleteFromCart, { cartIds: ['i1'] });
  localStorage.setItem(`portal:removal:${testAgent.uuid}:C0048217:1`, JSON.stringify([item]));
  renderSlot(<CheckoutSlot />, { shell: testShell({ reference }), path });
  expect(await submitButton('1 item')).toBeVisible();
  await waitFor(() => expect(api.requestsOf(deleteFromCart)).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
