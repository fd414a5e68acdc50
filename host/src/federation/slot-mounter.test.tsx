import type { Shell } from '@portal/shared/contract';
import { createParcel, Link, useLocation, useShell } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import { mountRootParcel } from 'single-spa';
import { createSlotMounter } from './slot-mounter.ts';

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

function BrokenEffect() {
  useEffect(() => {
    throw new Error('broken effect');
  }, []);
  return <p>stands for a moment</p>;
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

let path = '/first';
const pushed: unknown[] = [];
const location = () => ({ pathname: path, search: '', hash: '', state: null, key: path });
const navigator = {
  createHref: String,
  go: () => {},
  push: (to: unknown) => void pushed.push(to),
  replace: () => {},
};

/** A shell of which slots here use only this much. */
function isShell(value: object): value is Shell {
  return 'navigation' in value;
}

/** A mounter whose loader has these releases of every slot, in turn. */
function mounterOf(
  components: readonly ComponentType<object>[],
  seen?: (props: object) => void,
  isComposed = true,
) {
  const shell = { contractVersion: '1.0.0', navigation: { navigator, location } };
  if (!isShell(shell)) throw new Error('not a shell');
  const happened: string[] = [];
  const watched: typeof mountRootParcel = (parcel, props) => {
    seen?.(props);
    return mountRootParcel(parcel, props);
  };
  const mounter = createSlotMounter({
    loader: {
      climb: () => {
        let rung = 0;
        return {
          async next() {
            const component = components[rung++];
            if (!component) throw new Error('nothing is left');
            return createParcel(component);
          },
          isComposed: () => isComposed,
          crashed: (error) => void happened.push(String(error)),
          stands: () => void happened.push('stands'),
        };
      },
      forget: (slot) => void happened.push(`forgot ${slot}`),
    },
    mountRootParcel: async () => watched,
    shellFor: () => shell,
    preload: () => {},
  });
  return { mounter, happened };
}

function place() {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

beforeAll(() => {
  // React would warn that single-spa renders outside act, which is the point here
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('a slot is mounted with the shell and the host’s location, and follows it', async () => {
  const { mounter } = mounterOf([Page]);
  const slot = mounter.mount('cart', place(), {}, () => {});
  expect(await slot.outcome).toEqual({ status: 'mounted' });
  expect(await screen.findByText(/at \/first, contract 1\.0\.0/)).toBeVisible();

  path = '/second';
  slot.update({});
  expect(await screen.findByText(/at \/second/)).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(pushed).toHaveLength(1);
  await slot.unmount();
  expect(screen.queryByText(/contract/)).toBeNull();
});

const Bold = () => <b>painted</b>;

test('what was painted from HTML is taken over by the release that painted it, and by no other', async () => {
  const painted = place();
  painted.innerHTML = '<b>painted</b>';
  const [child] = painted.children;
  const own = mounterOf([Bold]).mounter.mount('cart', painted, {}, () => {});
  expect(await own.outcome).toEqual({ status: 'mounted' });
  expect(painted.firstElementChild).toBe(child);
  await own.unmount();

  const other = place();
  other.innerHTML = '<b>painted</b>';
  const [first] = other.children;
  const slot = mounterOf([Bold], undefined, false).mounter.mount('cart', other, {}, () => {});
  await slot.outcome;
  expect(other).toHaveTextContent(/^painted$/);
  expect(other.firstElementChild).not.toBe(first);
  await slot.unmount();
});

test('after unmount nothing is left in the props that single-spa keeps', async () => {
  let kept: object = {};
  const { mounter } = mounterOf([Page], (props) => {
    kept = props;
  });
  const slot = mounter.mount('cart', place(), {}, () => {});
  await slot.outcome;
  expect(Object.keys(kept)).not.toHaveLength(0);
  await slot.unmount();
  expect(Object.keys(kept)).toHaveLength(0);
});

test('a slot that goes before it came is never mounted', async () => {
  const { mounter } = mounterOf([Page]);
  const slot = mounter.mount('cart', place(), {}, () => {});
  await slot.unmount();
  expect(screen.queryByText(/contract/)).toBeNull();
});

describe('a slot that throws', () => {
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => consoleError.mockRestore());

  test('[FED-04] at its first render is taken from the release before it, and nobody is bothered', async () => {
    const { mounter, happened } = mounterOf([Broken, Page]);
    const element = place();
    const failures: string[] = [];
    const slot = mounter.mount('cart', element, {}, (error) => failures.push(error.message));
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    expect(await screen.findByText(/contract 1\.0\.0/)).toBeVisible();
    expect(element.childElementCount).toBe(1);
    expect(happened).toEqual(['Error: broken page', 'stands']);
    expect(failures).toEqual([]);
    await slot.unmount();
  });

  test('[FED-04] in an effect of its first render gives way, too', async () => {
    const { mounter, happened } = mounterOf([BrokenEffect, Page]);
    const slot = mounter.mount('cart', place(), {}, () => {});
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    expect(await screen.findByText(/contract 1\.0\.0/)).toBeVisible();
    expect(screen.queryByText('stands for a moment')).toBeNull();
    expect(happened).toEqual(['Error: broken effect', 'stands']);
    await slot.unmount();
  });

  test('[FED-03] at its first render in every release has failed', async () => {
    const { mounter, happened } = mounterOf([Broken, Broken]);
    const slot = mounter.mount('cart', place(), {}, () => {});
    expect(await slot.outcome).toMatchObject({ status: 'failed', remote: 'mfe-cart' });
    expect(happened).toEqual(['Error: broken page', 'Error: broken page']);
    await slot.unmount();
  });

  test('[FED-03] later is told of, and fetched anew next time', async () => {
    const { mounter, happened } = mounterOf([BrokenLater]);
    const failures: string[] = [];
    const slot = mounter.mount('cart', place(), {}, (error) => failures.push(error.message));
    expect(await slot.outcome).toEqual({ status: 'mounted' });
    await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    await waitFor(() => expect(failures).toEqual(['broken page']));
    expect(happened).toEqual(['stands', 'forgot cart']);
    await slot.unmount();
  });
});
