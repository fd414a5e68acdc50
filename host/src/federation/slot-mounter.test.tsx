import type { Shell } from '@portal/shared/contract';
import { createParcel, Link, useLocation, useShell } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
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

function mounterOf(component: ComponentType<object>, seen?: (props: object) => void) {
  const shell = { contractVersion: '1.0.0', navigation: { navigator, location } };
  if (!isShell(shell)) throw new Error('not a shell');
  const forgotten: string[] = [];
  const watched: typeof mountRootParcel = (parcel, props) => {
    seen?.(props);
    return mountRootParcel(parcel, props);
  };
  const mounter = createSlotMounter({
    loader: {
      load: async () => createParcel(component),
      forget: (slot) => void forgotten.push(slot),
    },
    mountRootParcel: async () => watched,
    shellFor: () => shell,
    preload: () => {},
  });
  return { mounter, forgotten };
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
  const { mounter } = mounterOf(Page);
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

test('after unmount nothing is left in the props that single-spa keeps', async () => {
  let kept: object = {};
  const { mounter } = mounterOf(Page, (props) => {
    kept = props;
  });
  const slot = mounter.mount('cart', place(), {}, () => {});
  await slot.outcome;
  expect(Object.keys(kept)).not.toHaveLength(0);
  await slot.unmount();
  expect(Object.keys(kept)).toHaveLength(0);
});

test('a slot that goes before it came is never mounted', async () => {
  const { mounter } = mounterOf(Page);
  const slot = mounter.mount('cart', place(), {}, () => {});
  await slot.unmount();
  expect(screen.queryByText(/contract/)).toBeNull();
});

test('[FED-03] a slot that throws while rendering is told of, and fetched anew next time', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { mounter, forgotten } = mounterOf(Broken);
  const failures: string[] = [];
  const slot = mounter.mount('cart', place(), {}, (error) => failures.push(error.message));
  await waitFor(() => expect(failures).toEqual(['broken page']));
  expect(forgotten).toEqual(['cart']);
  await slot.unmount();
  consoleError.mockRestore();
});
