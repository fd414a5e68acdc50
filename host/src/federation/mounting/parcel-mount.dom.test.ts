import type { Shell } from '@portal/shared/contract';
import { mountRootParcel } from 'single-spa';
import { createParcelMount } from './parcel-mount.ts';
import type { MountParcel } from './parcel-parent.ts';

const done = async () => {};

/** The parcel of this test uses no member of the shell. */
const isShell = (value: object): value is Shell => Object.keys(value).length === 0;

test('empties the props that single-spa keeps after unmount', async () => {
  const shell = {};
  if (!isShell(shell)) throw new Error('not a shell');
  let receivedProps: object = {};
  const mountParcel: MountParcel = (parcel, props) => {
    receivedProps = props;
    return mountRootParcel(parcel, props);
  };
  const mount = createParcelMount(() => ({
    domElement: document.createElement('div'),
    shell,
    location: { pathname: '/cart', search: '', hash: '', state: null, key: 'first' },
    slotProps: {},
  }));
  await mount.mount(mountParcel, { bootstrap: done, mount: done, unmount: done });
  expect(Object.keys(receivedProps)).not.toHaveLength(0);
  await mount.remove();
  expect(Object.keys(receivedProps)).toHaveLength(0);
});
