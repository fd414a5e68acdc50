import { addInvestment, cartList } from '@portal/shared/api/cart';
import { act, screen, waitFor } from '@testing-library/react';
import { wireCart, wireInvestment } from '../core/fixtures/cart.ts';
import { addButton, amountField, openDrawer as open, service } from './fixtures/drawer.tsx';

const late = { timeout: 6_000 };

// what is in doubt is kept there
beforeEach(() => localStorage.clear());

/** A service that puts every investment into the cart, and whose answer to the first is lost. */
function losing() {
  let isRead = true;
  const carted: ReturnType<typeof wireInvestment>[] = [];
  const api = service()
    .reply(cartList, () => {
      if (!isRead) throw new Error('the cart cannot be read');
      return wireCart({ investment: carted });
    })
    .reply(addInvestment, ({ body }) => {
      const { payload } = body as { payload: { amount: number } };
      carted.push(wireInvestment(`i${carted.length + 1}`, { amount: payload.amount }));
      if (carted.length > 1) return { id: `i${carted.length}` };
      isRead = false;
      throw new Error('the answer is lost');
    });
  return {
    api,
    carted,
    mend: () => {
      isRead = true;
    },
  };
}

async function inDoubt() {
  const losingService = losing();
  const page = open({ scheme: 'CBSUK' });
  await page.user.type(await amountField(), '1000');
  await page.user.click(addButton());
  expect(await screen.findByText(/may or may not be in the cart/, {}, late)).toBeVisible();
  return { ...losingService, ...page };
}

test('[ITM-16] what is in doubt is looked for before anything else is sent, whatever was typed since', async () => {
  const { user, api, carted, mend, onClose } = await inDoubt();
  await user.type(await amountField(), '{Backspace}1');
  await user.click(addButton());
  // it still cannot be looked for
  await waitFor(() => expect(addButton()).toBeEnabled(), late);
  expect(api.requestsOf(addInvestment)).toHaveLength(1);
  mend();
  await user.click(addButton());
  expect(await screen.findByText('The investment from before is in the cart', {}, late)).toBeVisible();
  expect(carted).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  // the agent has read that, and wants this one as well
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(carted.map(({ payload }) => payload.amount)).toEqual([1_000, 1_000.01]);
});

test('[ITM-16] another drawer looks for it, too', async () => {
  const { unmount, mend, carted } = await inDoubt();
  unmount();
  mend();
  const { user } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '2000');
  await user.click(addButton());
  expect(await screen.findByText('The investment from before is in the cart', {}, late)).toBeVisible();
  expect(carted).toHaveLength(1);
});

test('[ITM-16] what was in doubt and has not arrived does not stand in the way of another', async () => {
  const api = service().fail(addInvestment, 'timeout', 1);
  const { user, onClose } = open({ scheme: 'CBSUK' });
  await user.type(await amountField(), '1000');
  await user.click(addButton());
  expect(await screen.findByText(/does not hold it/, {}, late)).toBeVisible();
  await user.clear(await amountField());
  await user.type(await amountField(), '2000');
  await user.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled(), late);
  expect(api.requestsOf(addInvestment)).toHaveLength(2);
});

describe('left while it is being added', () => {
  /** Presses `Add to cart`, and gives back how the service's answer comes, or is lost. */
  async function adding() {
    let answer = (_isLost?: boolean) => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = (isLost = false) => resolve(isLost);
    });
    const api = service().reply(addInvestment, async () => {
      if (await answered) throw new Error('the answer is lost');
      return { id: 'i1' };
    });
    const page = open({ scheme: 'CBSUK' });
    await page.user.type(await amountField(), '1000');
    await page.user.click(addButton());
    await waitFor(() => expect(api.requestsOf(addInvestment)).toHaveLength(1));
    return { page, answer };
  }

  test('nothing is lost by it, and the dialog does not say so', async () => {
    const { page, answer } = await adding();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Closing does not stop it');
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Close the drawer' }));
    expect(page.onClose).toHaveBeenCalledTimes(1);
    expect(page.drafts.kept.has('invest:C0048217')).toBe(true);
    page.unmount();
    await act(async () => answer());
    await waitFor(() => expect(page.shell.notices[0]).toMatchObject({ text: 'Added to the cart' }));
    expect(page.onClose).toHaveBeenCalledTimes(1);
    // it is in the cart, and is not offered again
    expect(page.drafts.kept.has('invest:C0048217')).toBe(false);
  });

  test('a drawer that was opened since stays, with what was typed into it', async () => {
    const { page, answer } = await adding();
    page.unmount();
    const next = open({ scheme: 'CBIAS', drafts: page.drafts });
    await next.user.type(await amountField(), '7000');
    await act(async () => answer());
    await waitFor(() => expect(page.shell.notices[0]).toMatchObject({ text: 'Added to the cart' }));
    expect(page.onClose).not.toHaveBeenCalled();
    expect(next.onClose).not.toHaveBeenCalled();
    expect(page.drafts.kept.get('invest:C0048217')).toMatchObject({ scheme: 'CBIAS' });
  });

  test('what did not go well is said where the agent is by then', async () => {
    const { page, answer } = await adding();
    page.unmount();
    answer(true);
    const notice = { tone: 'danger', text: 'The investment was not added to the cart' };
    await waitFor(() => expect(page.shell.notices[0]).toMatchObject(notice), late);
    // what was typed is kept
    expect(page.drafts.kept.has('invest:C0048217')).toBe(true);
  });
});
