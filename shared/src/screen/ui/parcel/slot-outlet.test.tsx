import { MemoryRouter, useNavigate } from '@portal/shared/ui';
import { act, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell, SlotDescription, SlotOutcome } from '../../../contract/index.ts';
import { UiProvider } from '../provider.tsx';
import { ShellProvider } from './shell-context.ts';
import { SlotOutlet } from './slot-outlet.tsx';

/** Narrows to the part of a shell that an outlet uses. */
function isShell(value: object): value is Shell {
  return 'slots' in value;
}

const cart = <SlotOutlet name="cart" props={{}} loading={<p>on its way</p>} />;

/** A mounter whose mounts have the given outcomes, in order. */
function mounterOf(...outcomes: SlotOutcome[]) {
  const mounts: {
    readonly name: string;
    unmounted: boolean;
    updates: number;
    crash: (error: Error) => void;
  }[] = [];
  const shell = {
    monitor: { log: () => {}, error: () => {} },
    slots: {
      preload: () => {},
      describe: (name: string): SlotDescription =>
        name === 'transaction/1'
          ? { label: 'The form', kind: 'over-page' }
          : {
              label: name === 'cart' ? 'The cart' : 'The account’s history',
              kind: name === 'cart' ? 'page' : 'part',
            },
      mount: (name: string, element: HTMLElement, _props: object, onFailed: (error: Error) => void) => {
        const mount = { name, unmounted: false, updates: 0, crash: onFailed };
        const outcome = outcomes[Math.min(mounts.push(mount) - 1, outcomes.length - 1)];
        if (outcome?.status === 'mounted' && !element.hasChildNodes())
          element.textContent = `here is ${name}`;
        return {
          outcome: Promise.resolve(outcome),
          update: () => {
            mount.updates += 1;
          },
          unmount: async () => {
            mount.unmounted = true;
          },
        };
      },
    },
  };
  return { shell, mounts };
}

function show({ shell }: ReturnType<typeof mounterOf>, slot = cart) {
  if (!isShell(shell)) throw new Error('not a shell');
  return render(
    <UiProvider>
      <ShellProvider value={shell}>
        <MemoryRouter>{slot}</MemoryRouter>
      </ShellProvider>
    </UiProvider>,
    // the mounter replies in the order of mounts, and strict mode mounts twice
    { reactStrictMode: false },
  );
}

const failed: SlotOutcome = { status: 'failed', remote: 'mfe-cart', error: new Error('404') };

test('mounts the slot, and unmounts it with the outlet', async () => {
  const mounter = mounterOf({ status: 'mounted' });
  const { unmount } = show(mounter);
  expect(await screen.findByText('here is cart')).toBeVisible();
  unmount();
  expect(mounter.mounts.map(({ unmounted }) => unmounted)).toEqual([true]);
});

function Link() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('?tab=record')}>
      Record
    </button>
  );
}

test('[FED-01] a slot that stays on the page gets each new location', async () => {
  const mounter = mounterOf({ status: 'mounted' });
  show(
    mounter,
    <>
      {cart}
      <Link />
    </>,
  );
  await screen.findByText('here is cart');
  const [mount] = mounter.mounts;
  const before = mount?.updates ?? 0;
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(mount?.updates).toBe(before + 1);
  expect(mounter.mounts).toHaveLength(1);
});

test('[FED-03] a slot that cannot load shows a panel in plain words, and Try again loads it again', async () => {
  const mounter = mounterOf(failed, { status: 'mounted' });
  show(mounter);
  expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
  expect(screen.queryByText('404')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here is cart')).toBeVisible();
  expect(screen.queryByText('The cart could not be loaded')).toBeNull();
  expect(mounter.mounts).toHaveLength(2);
});

test('a page that cannot load still has its one heading and names the tab; a slot inside a page has no heading', async () => {
  const { unmount } = show(mounterOf(failed));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The cart could not be loaded');
  expect(document.title).toBe('The cart could not be loaded · Agent Portal');
  unmount();
  const history = { customerId: 'C1', accountId: 'A1', plan: 'CS' };
  show(mounterOf(failed), <SlotOutlet name="account.history/1" props={history} />);
  expect(await screen.findByText('The account’s history could not be loaded')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('[FED-03] a slot that crashes later is replaced by the panel', async () => {
  const mounter = mounterOf({ status: 'mounted' });
  show(mounter);
  await screen.findByText('here is cart');
  act(() => mounter.mounts[0]?.crash(new Error('broken')));
  expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
});

test('[FED-03] while a release that rendered and then threw is replaced by the next, its place is not blank', async () => {
  const mounter = mounterOf({ status: 'mounted' });
  const { mount } = mounter.shell.slots;
  let container: HTMLElement | undefined;
  let end: (outcome: SlotOutcome) => void = () => {};
  mounter.shell.slots.mount = (name, element, props, onFailed) => {
    container = element;
    const outcome = new Promise<SlotOutcome>((resolve) => {
      end = resolve;
    });
    return { ...mount(name, element, props, onFailed), outcome };
  };
  show(mounter);
  expect(await screen.findByText('here is cart')).toBeVisible();
  expect(screen.queryByText('on its way')).toBeNull();

  container?.replaceChildren();
  expect(await screen.findByText('on its way')).toBeVisible();
  container?.append('another cart');
  await waitForElementToBeRemoved(() => screen.queryByText('on its way'));

  // a mounted slot may have nothing to show
  await act(async () => end({ status: 'mounted' }));
  jest.useFakeTimers();
  await act(async () => container?.replaceChildren());
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('on its way')).toBeNull();
  jest.useRealTimers();
});

describe('a slot with a first paint', () => {
  const painted = () => {
    document.body.innerHTML =
      '<div data-first-paint="cart"><button data-window="pay-window">Pay</button></div>';
    document.documentElement.dataset.pressed = 'pay-window';
    return document.querySelector<HTMLElement>('[data-first-paint]');
  };
  afterEach(() => document.body.replaceChildren());

  test('is hydrated in place, and an earlier press happens once', async () => {
    const element = painted();
    const pressed = jest.fn();
    element?.addEventListener('click', pressed);
    const mounter = mounterOf({ status: 'mounted' });
    const { unmount } = show(mounter);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(element?.parentElement).toBe(document.body);
    expect(element).not.toHaveAttribute('data-first-paint');
    expect(document.documentElement.dataset.first).toBe('cart');
    unmount();
    await waitFor(() => expect(element?.isConnected).toBe(false));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('is replaced by the panel when the slot cannot load, and rendered again after Try again', async () => {
    const element = painted();
    show(mounterOf(failed, { status: 'mounted' }));
    expect(await screen.findByText('The cart could not be loaded')).toBeVisible();
    expect(element).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here is cart')).toBeVisible();
    await waitFor(() => expect(element?.isConnected).toBe(false));
  });
});

test('[FED-03] the panel of a drawer is over the page, has the focus, and closes like a drawer', async () => {
  const onClose = jest.fn();
  const props = { kind: 'invest', customerId: 'C1', onClose } as const;
  show(mounterOf(failed), <SlotOutlet name="transaction/1" props={props} title="The investment form" />);
  const panel = await screen.findByRole('region', { name: 'The investment form' });
  expect(panel).toHaveTextContent('The investment form could not be loaded');
  expect(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
