import { createParcel, Link, type Parcel, useLocation, useShell } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { addElement, createTestMounter, place, pushed } from './mounter-harness.ts';

function Page() {
  const { pathname } = useLocation();
  const { contractVersion } = useShell();
  return (
    <p>
      at {pathname}, contract {contractVersion} <Link to="/next">Next</Link>
    </p>
  );
}

function Broken(): never {
  throw new Error('broken page');
}

let endSession = () => {};
function EndsSession(): never {
  endSession();
  throw new Error('no session');
}

function BrokenEffect() {
  useEffect(() => {
    throw new Error('broken effect');
  }, []);
  return <p>shown before the effect</p>;
}

function BrokenLater() {
  const [broken, setBroken] = useState(false);
  return broken ? (
    <Broken />
  ) : (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

const effects: string[] = [];
function Recorded() {
  useEffect(() => {
    effects.push('rendered');
    return () => void effects.push('removed');
  }, []);
  return null;
}

beforeAll(() => {
  // single-spa renders outside act on purpose; without this React would warn
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('mounts a slot with the shell and the location, and updates it when the location changes', async () => {
  const { mounter } = createTestMounter([Page]);
  const slot = mounter.mount('cart', addElement(), {}, () => {});
  expect(await slot.outcome).toEqual({ status: 'mounted' });
  expect(await screen.findByText(/at \/first, contract 1\.0\.0/)).toBeVisible();

  place.path = '/second';
  slot.update({});
  expect(await screen.findByText(/at \/second/)).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(pushed).toHaveLength(1);
  await slot.unmount();
  expect(screen.queryByText(/contract/)).toBeNull();
});

test('[FED-03] fetches the files of a remote that is not loaded yet at once, and no files of one that is', async () => {
  const { mounter, fetched } = createTestMounter([Page, Page]);
  for (let visit = 1; visit <= 2; visit++) {
    const slot = mounter.mount('cart', addElement(), {}, () => {});
    // before the container is there to ask for them
    expect(fetched).toEqual(['cart']);
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    await slot.unmount();
  }
});

const Bold = () => <b>painted</b>;

test('hydrates the first paint with the composed release and replaces it with any other', async () => {
  const painted = addElement();
  painted.innerHTML = '<b>painted</b>';
  const [child] = painted.children;
  const composed = createTestMounter([Bold]).mounter.mount('cart', painted, {}, () => {});
  expect(await composed.outcome).toEqual({ status: 'mounted' });
  expect(painted.firstElementChild).toBe(child);
  await composed.unmount();

  const other = addElement();
  other.innerHTML = '<b>painted</b>';
  const [paintedChild] = other.children;
  const slot = createTestMounter([Bold], false).mounter.mount('cart', other, {}, () => {});
  await slot.outcome;
  expect(other).toHaveTextContent(/^painted$/);
  expect(other.firstElementChild).not.toBe(paintedChild);
  await slot.unmount();
});

test('does not mount a slot whose session ended before it loaded', async () => {
  const { mounter, events, reported, endSession } = createTestMounter([Broken]);
  const slot = mounter.mount('cart', addElement(), {}, () => {});
  endSession();
  await slot.outcome;
  expect({ events, reported }).toEqual({ events: [], reported: [] });
  await slot.unmount();
});

test('a slot whose session ends while it is mounted is no crash, and nothing is in the console', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const created = createTestMounter([EndsSession]);
  ({ endSession } = created);
  const slot = created.mounter.mount('cart', addElement(), {}, () => {});
  await slot.outcome;
  expect(created).toMatchObject({ events: [], reported: [] });
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
  await slot.unmount();
});

/** A parcel of `Recorded` whose removal waits for `before`. */
function createRecorded(before: () => Promise<unknown>): Parcel<object> {
  const recorded = createParcel(Recorded);
  return {
    ...recorded,
    async unmount(props) {
      await before();
      return recorded.unmount(props);
    },
  };
}

test('removes a slot in a later task than the one that leaves it, and before the next slot renders', async () => {
  effects.length = 0;
  const slow = createRecorded(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const { mounter } = createTestMounter([slow]);
  const first = mounter.mount('cart', addElement(), {}, () => {});
  await first.outcome;
  const removal = first.unmount();
  const second = mounter.mount('cart', addElement(), {}, () => {});
  // single-spa takes some twenty microtasks
  for (let microtasks = 0; microtasks < 200; microtasks++) await null;
  expect(effects).toEqual(['rendered']);
  await Promise.all([removal, second.outcome]);
  await waitFor(() => expect(effects).toEqual(['rendered', 'removed', 'rendered']));
  await second.unmount();
});

test('a slot whose removal never ends does not keep the next one from being mounted', async () => {
  effects.length = 0;
  const { mounter } = createTestMounter([createRecorded(() => new Promise(() => {}))]);
  const first = mounter.mount('cart', addElement(), {}, () => {});
  await first.outcome;
  void first.unmount();
  const second = mounter.mount('cart', addElement(), {}, () => {});
  expect(await second.outcome).toEqual({ status: 'mounted' });
  await waitFor(() => expect(effects).toEqual(['rendered', 'rendered']));
});

test('does not mount a slot that was unmounted before it loaded', async () => {
  const { mounter } = createTestMounter([Page]);
  const slot = mounter.mount('cart', addElement(), {}, () => {});
  await slot.unmount();
  expect(screen.queryByText(/contract/)).toBeNull();
});

describe('a slot that throws', () => {
  test('[FED-04] falls back without a report when it throws at its first render', async () => {
    const { mounter, events, reported } = createTestMounter([Broken, Page]);
    const element = addElement();
    const failures: string[] = [];
    const slot = mounter.mount('cart', element, {}, (error) => failures.push(error.message));
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    expect(await screen.findByText(/contract 1\.0\.0/)).toBeVisible();
    expect(element.childElementCount).toBe(1);
    expect(events).toEqual(['Error: broken page', 'mounted']);
    expect(failures).toEqual([]);
    expect(reported).toEqual([]);
    await slot.unmount();
  });

  test('[FED-04] falls back when an effect of its first render throws', async () => {
    const { mounter, events } = createTestMounter([BrokenEffect, Page]);
    const slot = mounter.mount('cart', addElement(), {}, () => {});
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    expect(await screen.findByText(/contract 1\.0\.0/)).toBeVisible();
    expect(screen.queryByText('shown before the effect')).toBeNull();
    expect(events).toEqual(['Error: broken effect', 'mounted']);
    await slot.unmount();
  });

  test('[FED-03] fails when every release throws at its first render', async () => {
    const { mounter, events, reported } = createTestMounter([Broken, Broken]);
    const slot = mounter.mount('cart', addElement(), {}, () => {});
    expect(await slot.outcome).toMatchObject({ status: 'failed', remote: 'mfe-cart' });
    expect(events).toEqual(['Error: broken page', 'Error: broken page']);
    expect(reported).toEqual(['slot cart']);
    await slot.unmount();
  });

  test('[FED-03] reports a later crash and forgets the slot', async () => {
    const { mounter, events, reported } = createTestMounter([BrokenLater]);
    const failures: string[] = [];
    const slot = mounter.mount('cart', addElement(), {}, (error) => failures.push(error.message));
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    await waitFor(() => expect(failures).toEqual(['broken page']));
    expect(events).toEqual(['mounted', 'forgot cart']);
    expect(reported).toEqual(['slot cart']);
    await slot.unmount();
  });
});

test('a slot gets the props of its parcel and what single-spa adds, and nothing else of the host', async () => {
  const handedOver: string[] = [];
  const lifecycle = async () => undefined;
  const mount = async (props: object) => void handedOver.push(...Object.keys(props).sort());
  const { mounter } = createTestMounter([
    { bootstrap: lifecycle, mount, update: lifecycle, unmount: lifecycle },
  ]);
  const slot = mounter.mount('cart', addElement(), {}, () => undefined);
  await slot.outcome;
  const ofSingleSpa = ['mountParcel', 'name', 'unmountSelf'];
  expect(handedOver).toEqual(
    ['domElement', 'location', 'onFailed', 'shell', 'slotProps', ...ofSingleSpa].sort(),
  );
  await slot.unmount();
});
