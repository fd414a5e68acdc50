import { addInvestment, cartList } from '@portal/shared/api/cart';
import { customerHoldings } from '@portal/shared/api/holdings';
import {
  cartWire,
  emptyCartWire,
  fakeApi,
  investmentWire,
  renderSlot,
  samples,
} from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRemoteData } from './remote-data.tsx';
import { useCall } from './use-call.ts';
import { useCommand } from './use-command.ts';

const remoteData = createRemoteData({ refetchOn: { 'cart:changed': [cartList] } });
const cartOf = (customerId: string) =>
  ({ userId: 'USR-1', channel: 'Digital Transaction', customerId }) as const;

function Cart({ customerId = 'C1' }: { readonly customerId?: string }) {
  const cart = useCall(cartList, cartOf(customerId));
  if (cart.status === 'loading') return <p>Loading</p>;
  if (cart.status === 'failed')
    return (
      <button type="button" onClick={cart.retry}>
        {cart.error.message}
      </button>
    );
  return <p>{`${cart.value.investment.length} investments`}</p>;
}
const CartSlot = remoteData.wrap(Cart);

function Holdings({ customerId }: { readonly customerId: string | undefined }) {
  const holdings = useCall(
    customerHoldings,
    customerId === undefined ? undefined : { agentUserId: 'USR-1', customerId },
  );
  return <p>{holdings.status === 'ok' ? `${holdings.value.totals.length} totals` : holdings.status}</p>;
}
const HoldingsSlot = remoteData.wrap(Holdings);

test('a reply is decoded and shown', async () => {
  fakeApi().reply(cartList, cartWire);
  renderSlot(<CartSlot />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('1 investments')).toBeInTheDocument();
});

test('a failed read is failed, never empty, and Try again repeats it', async () => {
  const api = fakeApi().fail(cartList, { status: 403 });
  const { user } = renderSlot(<CartSlot />);
  const retry = await screen.findByRole('button', { name: /answered with an error/ });
  api.reply(cartList, cartWire);
  await user.click(retry);
  expect(await screen.findByText('1 investments')).toBeInTheDocument();
});

test('Try again after a reply of the wrong shape sends the read again', async () => {
  const api = fakeApi().fail(cartList, { text: '<html>' });
  const { user } = renderSlot(<CartSlot />);
  const retry = await screen.findByRole('button', { name: /cannot read/ });
  api.reply(cartList, cartWire);
  await user.click(retry);
  expect(await screen.findByText('1 investments')).toBeInTheDocument();
});

test('[API-04] a failed call with the policy log is failed on the screen, not empty', async () => {
  fakeApi().fail(customerHoldings, { text: '<html>' });
  const { shell } = renderSlot(<HoldingsSlot customerId="C1" />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(shell.logged).toEqual([expect.stringContaining('GET /aum/agent/customer/holding')]);
});

test('without an input there is no call', async () => {
  const api = fakeApi();
  renderSlot(<HoldingsSlot customerId={undefined} />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('an event on the bus repeats its calls', async () => {
  const api = fakeApi().reply(cartList, emptyCartWire);
  const { shell } = renderSlot(<CartSlot />);
  await screen.findByText('0 investments');
  api.reply(cartList, cartWire);
  act(() => shell.bus.emit('cart:changed', { customerId: 'C1' }));
  expect(await screen.findByText('1 investments')).toBeInTheDocument();
});

test('a failed second read replaces the first result, because old data must not look new', async () => {
  const api = fakeApi().reply(cartList, cartWire);
  const { shell } = renderSlot(<CartSlot />);
  await screen.findByText('1 investments');
  api.fail(cartList, { status: 400 });
  act(() => shell.bus.emit('cart:changed', { customerId: 'C1' }));
  expect(await screen.findByRole('button', { name: /answered with an error/ })).toBeInTheDocument();
});

test('an event while no slot is mounted still invalidates the cache', async () => {
  const api = fakeApi().reply(cartList, emptyCartWire);
  const { shell, unmount } = renderSlot(<CartSlot />);
  await screen.findByText('0 investments');
  unmount();
  api.reply(cartList, cartWire);
  shell.bus.emit('cart:changed', { customerId: 'C1' });
  renderSlot(<CartSlot />, { shell });
  expect(await screen.findByText('1 investments')).toBeInTheDocument();
});

test('the end of the session empties the cache', async () => {
  fakeApi().reply(cartList, cartWire);
  const { shell, unmount } = renderSlot(<CartSlot />);
  await screen.findByText('1 investments');
  unmount();
  shell.bus.emit('session:ended', { reason: 'logout' });
  expect(remoteData.queryClient.getQueryCache().getAll()).toEqual([]);
});

function Switcher() {
  const [customerId, setCustomerId] = useState('C1');
  return (
    <>
      <button type="button" onClick={() => setCustomerId('C2')}>
        other
      </button>
      <Cart customerId={customerId} />
    </>
  );
}
const SwitcherSlot = remoteData.wrap(Switcher);

test("another customer never shows with the previous customer's data", async () => {
  const api = fakeApi().reply(cartList, ({ query }) =>
    query.customerId === 'C1' ? cartWire : emptyCartWire,
  );
  const { user } = renderSlot(<SwitcherSlot />);
  await screen.findByText('1 investments');
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(screen.queryByText('1 investments')).not.toBeInTheDocument();
  expect(await screen.findByText('0 investments')).toBeInTheDocument();
  expect(api.requests.map(({ query }) => query.customerId)).toEqual(['C1', 'C2']);
});

test('a read that no component needs is aborted', async () => {
  const api = fakeApi().fail(cartList, 'hang');
  const { unmount, shell } = renderSlot(<CartSlot />);
  await waitFor(() => expect(api.requests).toHaveLength(1));
  unmount();
  await waitFor(() => expect(remoteData.queryClient.isFetching()).toBe(0));
  expect(shell.logged).toEqual([]);
});

const command = {
  channel: 'Digital Transaction',
  userId: 'USR-1',
  customerId: 'C1',
  payload: investmentWire,
  customerName: 'Tan Wei Jun',
} as const;

function Adder() {
  const add = useCommand(addInvestment);
  const [outcome, setOutcome] = useState('none');
  const run = async () =>
    setOutcome((await add.run({ ...command, payload: { ...command.payload, plan: 'CS' } })).status);
  return (
    <button
      type="button"
      onClick={() => {
        void run();
        void run();
      }}
    >
      {add.running ? 'running' : outcome}
    </button>
  );
}
const AdderSlot = remoteData.wrap(Adder);

test('a command is sent once, also on a double click, and returns its outcome', async () => {
  const api = fakeApi().reply(addInvestment, samples.addInvestment);
  const { user } = renderSlot(<AdderSlot />);
  await user.click(screen.getByRole('button', { name: 'none' }));
  expect(await screen.findByRole('button', { name: 'ok' })).toBeInTheDocument();
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
});

test('a failed command returns its failure and is not retried', async () => {
  const api = fakeApi().fail(addInvestment, { status: 503 });
  const { user } = renderSlot(<AdderSlot />);
  await user.click(screen.getByRole('button', { name: 'none' }));
  expect(await screen.findByRole('button', { name: 'failed' })).toBeInTheDocument();
  expect(api.requests).toHaveLength(1);
});
