import type { WireOf } from '@portal/shared/api/endpoint';
import { endHandOffs, findHandOff, followHandOff, startHandOff } from '@portal/shared/api/hand-off';
import { fakeApi, renderSlot, testConfig, testShell } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { useState } from 'react';
import { HandOff } from './hand-off.tsx';
import { createSavedFiles } from './saved-files.ts';
import type { TakePicture } from './taken-pictures.ts';

const baseUrl = 'https://hand-off.example';
const pictures = [{ name: 'front', label: 'MyKad, front', isCard: true }];
const file = { contentType: 'image/png', content: 'iVBORw==' } as const;

type Followed = WireOf<typeof followHandOff>;
const open = (more: object, picture: object): Followed => ({
  status: 'open',
  isOpened: false,
  otherDevices: 0,
  ...more,
  pictures: [{ name: 'front', state: 'missing', version: '', ...picture }],
});

/** Of the picture that the phone sends: another in each test, because the browser remembers what it has stored. */
let version = '';
let turn = 0;
beforeEach(() => {
  turn += 1;
  version = String(turn).padStart(32, '0');
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
  const [savedFiles] = useState(createSavedFiles);
  return (
    <HandOff
      customerId="ONB-1"
      form="identity"
      customerName="Nurul Huda"
      pictures={pictures}
      isDone={isDone}
      savedFiles={savedFiles}
      takePicture={async (...picture) => {
        setIsDone(true);
        const result = await takePicture(...picture);
        savedFiles.note(result);
        return result;
      }}
    />
  );
}

/**
 * Renders the form. The service gives the first answer until `goOn`, the others in turn, the last one for good. `found`: the
 * hand-off that is open since before.
 */
function renderForm(answers: readonly Followed[], found: { readonly isComplete: boolean } | null = null) {
  const left = [...answers];
  let wasSeen = false;
  const api = fakeApi()
    .reply(findHandOff, { found: found && { id: 'H0', secondsLeft: 600, ...found } })
    .reply(startHandOff, { id: 'H1', code: '7KQ4M2XF9T', secondsLeft: 900 })
    .reply(endHandOffs, { ended: 1 })
    .reply(followHandOff, () => {
      if (wasSeen && left.length > 1) left.shift();
      return left[0] ?? open({}, {});
    });
  const takePicture = jest.fn<ReturnType<TakePicture>, Parameters<TakePicture>>(async () => ({
    status: 'uploaded',
    path: 'bucket::1',
  }));
  const rendered = renderSlot(<Form takePicture={takePicture} />, {
    shell: testShell({ config: { ...testConfig, handOff: { baseUrl } } }),
  });
  const goOn = () => {
    wasSeen = true;
  };
  return { api, takePicture, goOn, ...rendered };
}

/** Opens the panel and expects its code. */
async function openPanel(answers: readonly Followed[]) {
  const rendered = renderForm(answers);
  await rendered.user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  expect(readQrCode()).toBe('http://localhost/capture#7KQ4M-2XF9T');
  expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for 1[45]:\d\d$/);
  rendered.goOn();
  return rendered;
}

test('[ONB-02] is not offered where the configuration names no hand-off service', () => {
  renderSlot(
    <HandOff
      customerId="ONB-1"
      form="identity"
      customerName=""
      pictures={pictures}
      savedFiles={createSavedFiles()}
      takePicture={async () => ({ status: 'failed' })}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ONB-02] shows code, link and QR code, takes a picture of the phone once, and reports what became of it', async () => {
  const { api, takePicture, user } = await openPanel([
    open({}, {}),
    open({ isOpened: true }, { state: 'sent', version, file }),
    open({ isOpened: true }, { state: 'stored', version }),
  ]);
  expect(await screen.findByText('MyKad, front: Received')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  expect(screen.getByText('Opened on a phone')).toBeVisible();
  expect(takePicture).toHaveBeenCalledTimes(1);
  expect(takePicture.mock.calls[0]?.[1]).toMatchObject({ name: 'front.png', type: 'image/png', size: 4 });
  expect(api.requestsOf(startHandOff)[0]?.body).toMatchObject({
    customerId: 'ONB-1',
    form: 'identity',
    customerName: 'Nurul Huda',
  });
  expect(api.requestsOf(followHandOff).map(({ body }) => body)).toContainEqual({
    id: 'H1',
    results: [{ name: 'front', version, state: 'stored' }],
    has: [version],
  });
  // the panel stayed for what the phone still says; closed, it is not offered again
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ONB-02] a picture whose upload failed is not called received, nor reported, and is taken again', async () => {
  const { api, takePicture, goOn, user } = renderForm([
    open({}, {}),
    open({ isOpened: true }, { state: 'sent', version, file }),
  ]);
  takePicture.mockResolvedValueOnce({ status: 'failed' });
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  goOn();
  expect(await screen.findByText('MyKad, front: Has not arrived yet. It is tried again.')).toBeVisible();
  const reported = () => api.requestsOf(followHandOff).flatMap(({ body }) => Object(body).results);
  expect(reported()).toEqual([]);
  jest.spyOn(Date, 'now').mockReturnValue(5_000);
  await waitFor(() => expect(reported()).toContainEqual({ name: 'front', version, state: 'stored' }));
  expect(takePicture).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('[ONB-02] a refused picture has its reason, also on the phone', async () => {
  const { api, takePicture, goOn, user } = renderForm([
    open({}, {}),
    open({ isOpened: true }, { state: 'sent', version, file }),
  ]);
  takePicture.mockResolvedValue({ status: 'refused', why: 'It is too dark.' });
  await user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  goOn();
  expect(
    await screen.findByText('MyKad, front: It is too dark. The customer is asked for another photo.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(api.requestsOf(followHandOff).map(({ body }) => Object(body).results)).toContainEqual([
      { name: 'front', version, state: 'refused', why: 'It is too dark.' },
    ]),
  );
});

test('[ONB-02] after a reload the form goes on with its hand-off, whose code is not shown again', async () => {
  const { api, goOn, takePicture } = renderForm(
    [open({}, {}), open({ isOpened: true }, { state: 'sent', version, file })],
    { isComplete: false },
  );
  expect(await screen.findByText(/The code is not shown again/)).toBeVisible();
  goOn();
  expect(await screen.findByText('MyKad, front: Received')).toBeVisible();
  expect(takePicture).toHaveBeenCalledTimes(1);
  expect(api.requestsOf(startHandOff)).toEqual([]);
  expect(api.requestsOf(followHandOff)[0]?.body).toMatchObject({ id: 'H0' });
});

test('[ONB-02] a complete hand-off of the form before is not gone on with', async () => {
  const { api } = renderForm([open({}, {})], { isComplete: true });
  await waitFor(() => expect(api.requestsOf(findHandOff)).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Use the customer’s phone/ })).toBeVisible();
});

test('[ONB-02] says that another phone tried the code', async () => {
  await openPanel([open({}, {}), open({ isOpened: true, otherDevices: 1 }, {})]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Another phone tried to open this code');
});

test.each([
  ['done', /The customer is done/],
  ['refused', /did not expect this/],
  ['expired', /works for 15 minutes/],
  ['signedOut', /when you logged out/],
  ['replaced', /A newer code was made/],
] as const)('[ONB-02] says why the code has ended: %s', async (why, text) => {
  await openPanel([open({}, {}), { status: 'ended', why, pictures: [] }]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New code' })).toBeVisible();
});

test('[ONB-02] after Done the pictures are still taken, and what was not sent is said', async () => {
  const picture = { name: 'front', version } as const;
  await openPanel([
    open({}, {}),
    { status: 'ended', why: 'done', pictures: [{ ...picture, state: 'sent', file }] },
    { status: 'ended', why: 'done', pictures: [{ ...picture, state: 'stored' }] },
  ]);
  expect(await screen.findByText('MyKad, front: Received')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});

test('[ONB-02] Cancel ends the code, and leaving does not', async () => {
  const { api, user, unmount } = await openPanel([open({}, {})]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const ends = () => api.requestsOf(endHandOffs).map(({ body }) => body);
  await waitFor(() => expect(ends()).toEqual([{ id: 'H1', why: 'cancelled' }]));
  await user.click(screen.getByRole('button', { name: /^Use the customer’s phone/ }));
  await screen.findByText('#7KQ4M-2XF9T');
  fireEvent(window, new Event('pagehide'));
  unmount();
  expect(ends()).toHaveLength(1);
});

test('[ONB-02] when no new code can be made, the old one goes on, and the reason is said', async () => {
  const { api, user } = await openPanel([open({}, {}), open({ isOpened: true }, {})]);
  await screen.findByText('Opened on a phone');
  api.fail(startHandOff, { status: 429 });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('you have made 20 in this hour');
  expect(await screen.findByText('Opened on a phone')).toBeVisible();
});
