import { cartList } from '@portal/shared/api/cart';
import { checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { accountHolding } from '@portal/shared/api/holdings';
import { productMismatch } from '@portal/shared/api/suitability';
import type { Channel } from '@portal/shared/api/wire';
import { cartWire, fakeApi, renderSlot, samples, testShell } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Shell } from '../../contract/index.ts';
import { createRemoteData } from './remote-data.tsx';
import { useCall } from './use-call.ts';
import { useReplyCache } from './use-reply-cache.ts';

const checkouts = { userId: 'USR-1', customerId: 'C1', channel: 'Digital Transaction' } as const;

function Cart({ channel }: { readonly channel: Channel }) {
  return <p>{useCall(cartList, { userId: 'USR-1', customerId: 'C1', channel }).status}</p>;
}

function Holdings({ accountId }: { readonly accountId: string }) {
  return <p>{useCall(accountHolding, { userId: 'USR-1', accountId, agentCode: 'U1' }).status}</p>;
}

function Suitability() {
  return <p>{useCall(productMismatch, { customerId: 'C1', scheme: 'CBSUK' }).status}</p>;
}

function Checkouts() {
  const replies = useReplyCache();
  const { status } = useCall(checkoutsOf, checkouts);
  return (
    <button type="button" onClick={() => replies.set(checkoutsOf, checkouts, [])}>
      {status}
    </button>
  );
}

/** Makes seven calls. */
function Screen() {
  return (
    <>
      <Cart channel="Digital Transaction" />
      <Cart channel="Digital Form" />
      <Cart channel="Digital AOF" />
      <Holdings accountId="1000000001" />
      <Holdings accountId="2000000002" />
      <Suitability />
      <Checkouts />
    </>
  );
}

const createRemote = () =>
  createRemoteData({
    refetchOn: {
      'cart:changed': [cartList, accountHolding, { endpoint: productMismatch, channel: 'Digital Form' }],
      'application:changed': [checkoutsOf, checkoutsByIds],
    },
  }).wrap(Screen);

const service = () =>
  fakeApi()
    .reply(cartList, cartWire)
    .reply(accountHolding, samples.accountHolding)
    .reply(productMismatch, samples.productMismatch)
    .reply(checkoutsOf, samples.checkoutsOf);

/** Shows two remotes on one page. Returns the calls that an event causes. */
async function show() {
  const api = service();
  const shell = testShell();
  const [One, Other] = [createRemote(), createRemote()];
  renderSlot(
    <>
      <One />
      <Other />
    </>,
    { shell },
  );
  await waitFor(() => expect(screen.getAllByText('ok')).toHaveLength(14));
  const first = api.requests.length;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  return {
    first,
    async callsAfter(emit: (bus: Shell['bus']) => unknown) {
      act(() => void emit(shell.bus));
      await settle();
      return api.requests
        .slice(first)
        .map(({ path, query }) => [path, query.channel ?? query.accountId ?? query.scheme].join(' '));
    },
  };
}

test('two remotes of a page make each of their calls once', async () => {
  const { first } = await show();
  expect(first).toBe(7);
});

test('after an event that names channel and account, only what is about them is read, once for all remotes', async () => {
  const { callsAfter } = await show();
  const about = { channel: 'Digital Transaction', accountId: '1000000001' };
  expect(await callsAfter((bus) => bus.emit('cart:changed', { customerId: 'C1', ...about }))).toEqual([
    '/application/cart/list Digital Transaction',
    '/aum/holding 1000000001',
  ]);
});

test('after an event that names nothing, everything that it concerns is read once', async () => {
  const { callsAfter } = await show();
  expect(await callsAfter((bus) => bus.emit('cart:changed', { customerId: 'C1' }))).toHaveLength(6);
});

test('[SAT-03] a call of a channel is read again for that channel alone', async () => {
  const { callsAfter } = await show();
  const event = { customerId: 'C1', channel: 'Digital Form', accountId: 'none' };
  expect(await callsAfter((bus) => bus.emit('cart:changed', event))).toEqual([
    '/application/cart/list Digital Form',
    '/application/sat/productmismatch CBSUK',
  ]);
});

test('several events at once, and two endpoints of one path, cause one read', async () => {
  const { callsAfter } = await show();
  const calls = await callsAfter((bus) => {
    bus.emit('application:changed', { customerId: 'C1' });
    bus.emit('application:changed', { customerId: 'C1' });
  });
  expect(calls).toEqual(['/application/checkout Digital Transaction']);
});

test('a reply that a command has stored after its event is not read again', async () => {
  const { callsAfter } = await show();
  const buttons = screen.getAllByRole('button');
  const calls = await callsAfter((bus) => {
    bus.emit('application:changed', { customerId: 'C1' });
    for (const button of buttons) button.click();
  });
  expect(calls).toEqual([]);
});
