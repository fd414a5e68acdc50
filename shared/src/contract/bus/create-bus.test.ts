import { createBus, type TabChannel } from './create-bus.ts';

/** Tabs that receive each other's messages, but never their own, like a BroadcastChannel. */
const connectedTabs = () => {
  const channels: TabChannel[] = [];
  const openChannel = (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel)
            other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      close: () => void channels.splice(channels.indexOf(channel), 1),
    };
    channels.push(channel);
    return channel;
  };
  return { channels, openChannel };
};

const owner = () => 'u-aisyah';
const alone = () => createBus({ owner, openChannel: () => undefined });

test('[FED-06] a cart change reaches every subscriber with its typed payload', () => {
  const bus = alone();
  const received: string[] = [];
  bus.on('cart:changed').subscribe(({ customerId }) => received.push(`a ${customerId}`));
  bus.on('cart:changed').subscribe(({ customerId }) => received.push(`b ${customerId}`));
  bus.emit('cart:changed', { customerId: 'C1' });
  expect(received).toEqual(['a C1', 'b C1']);
});

test('[FED-06] a late subscriber gets the current state of the session', () => {
  const bus = alone();
  bus.emit('session:started', { expiresAt: 1 });
  bus.emit('session:renewed', { expiresAt: 2 });
  const received: number[] = [];
  bus.on('session:started').subscribe(({ expiresAt }) => received.push(expiresAt));
  bus.on('session:renewed').subscribe(({ expiresAt }) => received.push(expiresAt));
  bus.emit('session:renewed', { expiresAt: 3 });
  expect(received).toEqual([1, 2, 3]);
});

test('[FED-06] a state event that a later event replaced is not replayed', () => {
  const bus = alone();
  const late = jest.fn();
  bus.emit('session:started', { expiresAt: 1 });
  bus.emit('session:expiring', { expiresAt: 1 });
  bus.emit('session:renewed', { expiresAt: 2 });
  bus.on('session:expiring').subscribe(late);
  bus.emit('customer:opened', { customerId: 'C1', name: 'Tan', hasAccounts: true });
  bus.emit('session:ended', { reason: 'logout' });
  bus.on('session:started').subscribe(late);
  bus.on('customer:opened').subscribe(late);
  expect(late).not.toHaveBeenCalled();
  const ended = jest.fn();
  bus.on('session:ended').subscribe(ended);
  expect(ended).toHaveBeenCalledWith({ reason: 'logout' });
  bus.emit('session:started', { expiresAt: 3 });
  const afterwards = jest.fn();
  bus.on('session:ended').subscribe(afterwards);
  expect(afterwards).not.toHaveBeenCalled();
});

test('[FED-06] an event without state is not replayed', () => {
  const bus = alone();
  bus.emit('cart:changed', { customerId: 'C1' });
  const late = jest.fn();
  bus.on('cart:changed').subscribe(late);
  expect(late).not.toHaveBeenCalled();
});

test('[FED-06] a payload that does not match the event throws and reaches no subscriber', () => {
  const bus = alone();
  const received = jest.fn();
  bus.on('cart:changed').subscribe(received);
  // @ts-expect-error the payload has no customer
  expect(() => bus.emit('cart:changed', {})).toThrow(TypeError);
  expect(received).not.toHaveBeenCalled();
});

test('a cancelled subscription gets no more events', () => {
  const bus = alone();
  const received = jest.fn();
  bus.on('cart:changed').subscribe(received).unsubscribe();
  bus.emit('cart:changed', { customerId: 'C1' });
  expect(received).not.toHaveBeenCalled();
});

test('[CRT-04] cart changes reach other tabs once, session events stay in their tab', () => {
  const { openChannel } = connectedTabs();
  const [here, there] = [createBus({ owner, openChannel }), createBus({ owner, openChannel })];
  const received: string[] = [];
  here.on('cart:changed').subscribe(({ customerId }) => received.push(`here ${customerId}`));
  there.on('cart:changed').subscribe(({ customerId }) => received.push(`there ${customerId}`));
  there.on('session:ended').subscribe(() => received.push('ended'));
  here.emit('cart:changed', { customerId: 'C1' });
  here.emit('session:ended', { reason: 'logout' });
  expect(received).toEqual(['here C1', 'there C1']);
});

test.each([
  ['another agent’s tab', 'u-wei-jun', 'u-aisyah'],
  ['a signed-out tab', 'u-aisyah', undefined],
  ['an agent, from a signed-out tab', undefined, 'u-aisyah'],
])('[CRT-04] a cart change does not reach %s', (_, sender, receiver) => {
  const { openChannel } = connectedTabs();
  const here = createBus({ owner: () => sender, openChannel });
  const there = createBus({ owner: () => receiver, openChannel });
  const received = jest.fn();
  there.on('cart:changed').subscribe(received);
  here.emit('cart:changed', { customerId: 'C1' });
  expect(received).not.toHaveBeenCalled();
});

test.each([
  ['no event', { owner: 'u-aisyah', name: 'cart:exploded', payload: {} }],
  ['an event of one tab', { owner: 'u-aisyah', name: 'session:ended', payload: { reason: 'logout' } }],
  ['a wrong payload', { owner: 'u-aisyah', name: 'cart:changed', payload: { customerId: 7 } }],
  ['a name of every object', { owner: 'u-aisyah', name: 'toString', payload: {} }],
  ['an event without an owner', { name: 'cart:changed', payload: { customerId: 'C1' } }],
  ['no message at all', 'cart:changed'],
])('%s from another tab is ignored and logged', (_, data) => {
  const { channels, openChannel } = connectedTabs();
  const log = jest.fn();
  const bus = createBus({ owner, openChannel, monitor: { log } });
  const received = jest.fn();
  bus.on('cart:changed').subscribe(received);
  bus.on('session:ended').subscribe(received);
  channels[0]?.onmessage?.(new MessageEvent('message', { data }));
  expect(received).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
});

test('a closed bus sends nothing and closes the channel', () => {
  const { channels, openChannel } = connectedTabs();
  const bus = createBus({ owner, openChannel });
  const done = jest.fn();
  bus.on('cart:changed').subscribe({ complete: done });
  bus.close();
  expect(channels).toEqual([]);
  expect(done).toHaveBeenCalled();
});
