import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { testAgent, testSession } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { createShell, openCart as open, removeBy, service } from './fixtures/cart-page.tsx';

const sukuk = 'Invest in Cempaka Biru Sukuk';
let locks: LockManager;

beforeEach(() => {
  localStorage.clear();
  locks = navigator.locks;
});

/** Opens a document with a new shell. `close` releases its locks, as closing and reloading a tab do. */
function openDocument(session = testSession()) {
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = done;
  });
  const request = (name: string, options: LockOptions, work: () => Promise<unknown>) =>
    locks.request(name, options, () => Promise.race([work(), closed]));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return { shell: createShell(session), close };
}

/** Opens the cart in a new document, removes the item of CBSUK, and leaves the page. The notice is still shown. */
async function removeAndLeave(session = testSession()) {
  const document = openDocument(session);
  const { shell } = document;
  const { user, unmount } = open(undefined, shell);
  await removeBy(user, sukuk);
  await waitFor(() => expect(screen.queryByText(sukuk)).toBeNull());
  unmount();
  const [notice] = shell.notices;
  return {
    ...document,
    undo: () => act(async () => notice?.action?.run()),
    endNotice: () => act(async () => notice?.onEnd?.()),
  };
}

/** Waits until the cart is loaded; it has another item of MYR 25,000.00. */
const loaded = () => screen.findByText('Invest in Cempaka Biru Small Cap');

test('[CRT-02] stores ids and channels of a removal, and nothing after Undo', async () => {
  service();
  const { undo } = await removeAndLeave();
  expect(Object.entries(localStorage)).toEqual([
    [
      expect.stringContaining(`${testAgent.uuid}:C0048217`),
      JSON.stringify([{ id: 'i1', channel: 'Digital Transaction' }]),
    ],
  ]);
  await undo();
  expect(localStorage).toHaveLength(0);
});

test('[CRT-02] keeps Undo working when the page is left', async () => {
  const api = service();
  const { shell, undo, endNotice } = await removeAndLeave();
  open(undefined, shell);
  await loaded();
  expect(screen.queryByText(sukuk)).toBeNull();
  await undo();
  expect(screen.getByText(sukuk)).toBeVisible();
  await endNotice();
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
});

test('[CRT-02] sends the removal when the notice ends after the page was left', async () => {
  const api = service();
  const { endNotice } = await removeAndLeave();
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  await endNotice();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
});

test('[CRT-02] sends the removal after a reload, and hides the item meanwhile', async () => {
  const api = service();
  (await removeAndLeave()).close();
  const { shell } = openDocument();
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  open(undefined, shell);
  await loaded();
  expect(screen.queryByText(sukuk)).toBeNull();
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ customerId: 'C0048217' }));
  expect(api.requestsOf(deleteFromCart).map(({ body }) => body)).toEqual([
    { channel: 'Digital Transaction', userId: testAgent.uuid, customerId: 'C0048217', cartIds: ['i1'] },
  ]);
  expect(screen.queryByText(sukuk)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('[CRT-03] names the item whose removal failed after a reload', async () => {
  service().fail(deleteFromCart, { status: 500 });
  (await removeAndLeave()).close();
  open(undefined, openDocument().shell);
  expect(await screen.findByText(/not confirmed that it removed CBSUK/)).toBeVisible();
  expect(screen.queryByText(sukuk)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('[CRT-02] sends the removal at the next sign-in when the session has ended first', async () => {
  const api = service();
  const { shell, endNotice } = await removeAndLeave();
  const signedIn = shell.session.current();
  shell.session.end('logout');
  await endNotice();
  expect(localStorage).toHaveLength(1);
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  shell.session.set(signedIn);
  open(undefined, shell);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
});

test('[CRT-02] keeps the removal when the session ends before the service has answered', async () => {
  const api = service();
  const { shell, endNotice } = await removeAndLeave();
  api.reply(deleteFromCart, () => {
    shell.session.end('logout');
    throw new Error('the answer is lost');
  });
  await endNotice();
  await waitFor(() => expect(api.requestsOf(deleteFromCart)).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(localStorage).toHaveLength(1);
});

test('[CRT-02] does not send another agent’s removal', async () => {
  const api = service();
  const session = testSession();
  const agent = { ...testAgent, uuid: 'another-agent' };
  session.set({ status: 'active', agent, expiresAt: Date.now() + 900_000 });
  (await removeAndLeave(session)).close();
  open(undefined, openDocument().shell);
  expect(await screen.findByText(sukuk)).toBeVisible();
  expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  expect(localStorage).toHaveLength(1);
});

describe('[CRT-02] two tabs', () => {
  /** Removes the item in the first tab and opens the cart in the second. */
  async function openSecondTab() {
    const api = service();
    const first = await removeAndLeave();
    open(undefined, openDocument().shell);
    await loaded();
    expect(screen.queryByText(sukuk)).toBeNull();
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
    return { ...first, api };
  }

  test('the second tab sends nothing while the first offers Undo, and shows the item after it', async () => {
    const { api, undo } = await openSecondTab();
    await undo();
    expect(await screen.findByText(sukuk)).toBeVisible();
    expect(api.requestsOf(deleteFromCart)).toHaveLength(0);
  });

  test('only the first tab sends when its notice ends', async () => {
    const { api, endNotice } = await openSecondTab();
    api.reply(cartList, wireCart({ investment: [wireInvestment('i2')] }));
    await endNotice();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
  });

  test('the second tab sends when the first is closed', async () => {
    const { api, close } = await openSecondTab();
    await act(async () => close());
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(api.requestsOf(deleteFromCart)).toHaveLength(1);
    expect(screen.queryByText(sukuk)).toBeNull();
  });
});
