import { addInvestment, cartList } from '@portal/shared/api/cart';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { addButton, amountField, enterAmount, openDrawer as open, service } from './fixtures/drawer.tsx';

// pending commands are stored there
beforeEach(() => localStorage.clear());

/** A service that adds every investment to the cart, whose first reply is lost and whose cart then cannot be read. */
function serviceWithLostReply() {
  let isReadable = true;
  const carted: ReturnType<typeof wireInvestment>[] = [];
  const api = service()
    .reply(cartList, () => {
      if (!isReadable) throw new Error('the cart cannot be read');
      return wireCart({ investment: carted });
    })
    .reply(addInvestment, ({ body }) => {
      const { payload } = body as { payload: { amount: number } };
      carted.push(wireInvestment(`i${carted.length + 1}`, { amount: payload.amount }));
      if (carted.length > 1) return { id: `i${carted.length}` };
      isReadable = false;
      throw new Error('the answer is lost');
    });
  return {
    api,
    carted,
    restoreReads: () => {
      isReadable = true;
    },
  };
}

async function addPending() {
  const lostReply = serviceWithLostReply();
  const page = open({ scheme: 'CBSUK' });
  await enterAmount(page.user, '1000');
  await page.user.click(addButton());
  expect(await screen.findByText(/may or may not be in the cart/, {})).toBeVisible();
  return { ...lostReply, ...page };
}

test('[ITM-16] reads back the pending investment before a different one is sent', async () => {
  const { user, api, carted, restoreReads, onClose } = await addPending();
  await user.type(await amountField(), '{Backspace}1');
  await user.click(addButton());
  // the cart still cannot be read
  await waitFor(() => expect(addButton()).toBeEnabled());
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
  restoreReads();
  await user.click(addButton());
  expect(await screen.findByText('The investment that you sent before is in the cart', {})).toBeVisible();
  expect(carted).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  // the agent adds this one too
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(carted.map(({ payload }) => payload.amount)).toEqual([1_000, 1_000.01]);
});

test('[ITM-16] reads back the pending investment in another drawer', async () => {
  const { unmount, restoreReads, carted } = await addPending();
  unmount();
  restoreReads();
  const { user } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '2000');
  await user.click(addButton());
  expect(await screen.findByText('The investment that you sent before is in the cart', {})).toBeVisible();
  expect(carted).toHaveLength(1);
});

test('[ITM-16] sends another investment when the pending one did not arrive', async () => {
  const api = service().fail(addInvestment, 'timeout', 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await enterAmount(user, '1000');
  await user.click(addButton());
  expect(await screen.findByText(/does not have it/, {})).toBeVisible();
  await user.clear(await amountField());
  await enterAmount(user, '2000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

describe('a drawer that is closed while the investment is in flight', () => {
  /** Presses `Add to cart`, and returns a function that lets the service reply, or loses its reply. */
  async function startAdding() {
    let answer = (_isLost?: boolean) => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = (isLost = false) => resolve(isLost);
    });
    const api = service().reply(addInvestment, async () => {
      if (await answered) throw new Error('the answer is lost');
      return { id: 'i1' };
    });
    const page = open({ scheme: 'CBSUK' });
    await enterAmount(page.user, '1000');
    await page.user.click(addButton());
    await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
    return { page, answer };
  }

  test('says that closing does not stop it, and shows a notice when it was added', async () => {
    const { page, answer } = await startAdding();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Closing does not stop it');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Close the drawer' }));
    expect(page.onClose).toHaveBeenCalledTimes(1);
    expect(page.drafts.kept.has('invest:C0048217')).toBe(true);
    page.unmount();
    await act(async () => answer());
    await waitFor(() =>
      expect(page.shell.notices[0]).toMatchObject({ text: expect.stringMatching(/^Added to /) }),
    );
    expect(page.onClose).toHaveBeenCalledTimes(1);
    // the draft was sent, so it is discarded
    expect(page.drafts.kept.has('invest:C0048217')).toBe(false);
  });

  test('leaves a later drawer and its draft unchanged', async () => {
    const { page, answer } = await startAdding();
    page.unmount();
    const next = open({ scheme: 'CBIAS', drafts: page.drafts });
    await enterAmount(next.user, '7000');
    await act(async () => answer());
    await waitFor(() =>
      expect(page.shell.notices[0]).toMatchObject({ text: expect.stringMatching(/^Added to /) }),
    );
    expect(page.onClose).not.toHaveBeenCalled();
    expect(next.onClose).not.toHaveBeenCalled();
    expect(page.drafts.kept.get('invest:C0048217')).toMatchObject({ scheme: 'CBIAS' });
  });

  test('shows a notice and keeps the draft when it was not added', async () => {
    const { page, answer } = await startAdding();
    page.unmount();
    answer(true);
    const notice = {
      tone: 'danger',
      text: expect.stringMatching(/^The investment was not added to the cart: CB\w+, MYR/),
    };
    await waitFor(() => expect(page.shell.notices[0]).toMatchObject(notice));
    // the draft is kept
    expect(page.drafts.kept.has('invest:C0048217')).toBe(true);
  });
});
