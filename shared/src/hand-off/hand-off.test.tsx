import type { WireOf } from '@portal/shared/api/endpoint';
import { followHandOff, startHandOff } from '@portal/shared/api/hand-off';
import { fakeApi, renderSlot, testConfig, testShell } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { useState } from 'react';
import { HandOff } from './hand-off.tsx';
import type { TakePicture } from './run-hand-off.ts';

const baseUrl = 'https://hand-off.example';
const pictures = [{ name: 'front', label: 'MyKad, front', isCard: true }];
const file = { contentType: 'image/png', content: 'iVBORw==' } as const;

type Followed = WireOf<typeof followHandOff>;
const open = (more: object, picture: object): Followed => ({
  status: 'open',
  isOpened: false,
  otherDevices: 0,
  ...more,
  pictures: [{ name: 'front', state: 'missing', version: 0, ...picture }],
});

/** What is sent with keepalive, when the screen closes. */
let ended: unknown[];
beforeEach(() => {
  ended = [];
  globalThis.fetch = jest.fn(async (_address: unknown, options?: { readonly body?: unknown }) => {
    ended.push(JSON.parse(String(options?.body)));
    return new Response('{}');
  });
});

/** Reads the QR code on the screen as a camera does, from 4 by 4 pixels for each cell. */
function readQrCode(): string {
  const code = screen.getByRole('img', { name: 'QR code of the link' });
  const width = 4 * Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)/g))
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const [column, row] = [4 * Number(x) + (pixel % 4), 4 * Number(y) + (pixel >> 2)];
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return decodeQR({ width, height: width, data }, { format: 'RGBA' });
}

/** A form that needs nothing more once it has a picture. */
function Form({ takePicture }: { readonly takePicture: TakePicture }) {
  const [isDone, setIsDone] = useState(false);
  return (
    <HandOff
      customerId="ONB-1"
      customerName="Nurul Huda"
      pictures={pictures}
      isDone={isDone}
      takePicture={(...picture) => {
        setIsDone(true);
        return takePicture(...picture);
      }}
    />
  );
}

/**
 * Opens the panel and expects its code. The service gives the first answer until then, the others in turn, the last one for
 * good.
 */
async function openPanel(answers: readonly Followed[]) {
  const left = [...answers];
  let wasSeen = false;
  const api = fakeApi()
    .reply(startHandOff, { id: 'H1', code: '7KQ4M2XF9T', secondsLeft: 900 })
    .reply(followHandOff, () => {
      if (wasSeen && left.length > 1) left.shift();
      return left[0] ?? open({}, {});
    });
  const takePicture = jest.fn(async (_name: string, _file: File) => 'received' as const);
  const rendered = renderSlot(<Form takePicture={takePicture} />, {
    shell: testShell({ config: { ...testConfig, handOff: { baseUrl } } }),
  });
  await rendered.user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  expect(readQrCode()).toBe('http://localhost/capture#7KQ4M-2XF9T');
  wasSeen = true;
  return { api, takePicture, ...rendered };
}

test('[ONB-02] is not offered where the configuration names no hand-off service', () => {
  renderSlot(
    <HandOff customerId="ONB-1" customerName="" pictures={pictures} takePicture={async () => 'received'} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ONB-02] shows code, link and QR code, takes a picture of the phone once, and reports what became of it', async () => {
  const { api, takePicture, user } = await openPanel([
    open({}, {}),
    open({ isOpened: true }, { state: 'sent', version: 1, file }),
    open({ isOpened: true }, { state: 'received', version: 1 }),
  ]);
  expect(await screen.findByText('MyKad, front: Received')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  expect(screen.getByText('Opened on a phone')).toBeVisible();
  expect(takePicture).toHaveBeenCalledTimes(1);
  expect(takePicture.mock.calls[0]?.[1]).toMatchObject({ name: 'front.png', type: 'image/png', size: 4 });
  expect(api.requestsOf(startHandOff)[0]?.body).toMatchObject({
    customerId: 'ONB-1',
    customerName: 'Nurul Huda',
  });
  expect(api.requestsOf(followHandOff).map(({ body }) => body)).toContainEqual({
    id: 'H1',
    results: [{ name: 'front', version: 1, state: 'received' }],
  });
  // the panel stayed for what the phone still says; closed, it is not offered again
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ONB-02] says that another phone tried the code', async () => {
  await openPanel([open({}, {}), open({ isOpened: true, otherDevices: 1 }, {})]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Another phone tried to open this code');
});

test.each([
  ['done', /The customer is done/],
  ['refused', /did not expect this/],
  ['expired', /works for 15 minutes/],
] as const)('[ONB-02] says why the code has ended: %s', async (why, text) => {
  await openPanel([open({}, {}), { status: 'ended', why, pictures: [] }]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New code' })).toBeVisible();
});

test('[ONB-02] Cancel ends the code, and so does leaving', async () => {
  const { user, unmount } = await openPanel([open({}, {})]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(ended).toEqual([{ id: 'H1', end: 'cancelled' }]));
  await user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  unmount();
  expect(ended).toEqual([
    { id: 'H1', end: 'cancelled' },
    { id: 'H1', end: 'left' },
  ]);
});

test('[ONB-02] a page that was left and is shown again by Back has a code that ended, and makes a new one', async () => {
  const { user } = await openPanel([open({}, {})]);
  fireEvent(window, new Event('pagehide'));
  expect(ended).toEqual([{ id: 'H1', end: 'left' }]);
  expect(screen.getByText(/this page did not answer for a while/)).toBeVisible();
  expect(screen.queryByText('#7KQ4M-2XF9T')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('#7KQ4M-2XF9T')).toBeVisible();
});
