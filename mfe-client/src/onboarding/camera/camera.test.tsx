import type { WireOf } from '@portal/shared/api/endpoint';
import { extractId } from '@portal/shared/api/extract-id';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { createSavedFiles } from '@portal/shared/hand-off';
import { fakeApi, fakeCameras, fakeDrawing, renderSlot, samples } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type Answers, emptyAnswers } from '../answers/answers.ts';
import type { PersonFromCard } from '../card/apply-reading.ts';
import { onboardingRemoteData } from '../onboarding-remote-data.ts';
import { DocumentsStep } from '../pages/documents-step.tsx';
import { IdentityFields } from '../pages/identity-fields.tsx';

/** Brightness of what the camera sees: black and white stripes, sharp or soft, in the light or in the dark. */
const scenes = {
  sharp: (x: number) => (Math.floor(x / 8) % 2 === 0 ? 20 : 230),
  blurred: (x: number) => 125 + 105 * Math.sin(x / 12),
  dark: () => 20,
};

const drawing = fakeDrawing();
function show(scene: keyof typeof scenes) {
  const light = scenes[scene];
  drawing.scene = (x, y) => {
    const value = y % 40 < 20 ? light(x) : light(y);
    return [value, value, value];
  };
}

/** jsdom plays nothing. */
beforeAll(() => {
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { value: 320 },
    videoHeight: { value: 240 },
  });
});
beforeEach(() => {
  drawing.isBlank = false;
  show('sharp');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const savedFiles = createSavedFiles();

function Fields() {
  const [person, setPerson] = useState<PersonFromCard>(emptyAnswers);
  return (
    <IdentityFields
      id="ONB-1"
      person={person}
      change={(next) => setPerson(next)}
      {...{ resetCount: 0, problems: [], hasTried: false, savedFiles }}
      lookups={samples.lookups}
    />
  );
}
const Slot = onboardingRemoteData.wrap(Fields);

function Documents() {
  const [answers, setAnswers] = useState<Answers>({
    ...emptyAnswers,
    investor: { ...emptyAnswers.investor, sI: 'yes' },
  });
  return (
    <DocumentsStep
      id="ONB-1"
      {...{ answers, savedFiles, bankCount: 0, change: setAnswers, onOpen: () => {} }}
    />
  );
}
const DocumentsSlot = onboardingRemoteData.wrap(Documents);

/** A service that keeps files and reads cards. */
const serviceOfFiles = () =>
  fakeApi()
    .reply(uploadFile, { path: 'documents::1', fileName: 'x.jpg', contentType: 'image/jpeg', size: 3 })
    .reply(readFile, { fileName: 'x.jpg', contentType: 'image/jpeg', content: '/9j/', size: 3 })
    .reply(
      extractId,
      ({ body }): WireOf<typeof extractId> => ({
        status: 'read',
        docType: 'MYKAD',
        idNo: '910725-10-6048',
        ...(Object(body).side === 'front' ? { name: 'NURUL HUDA BINTI ZAMRI' } : {}),
      }),
    );

async function openCamera() {
  const api = serviceOfFiles();
  const slot = renderSlot(<Slot />);
  fireEvent.click(await screen.findByRole('button', { name: /^Camera ?: Front/ }));
  await screen.findByRole('dialog', { name: 'Front' });
  return { api, unmount: () => slot.unmount() };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function showPicture() {
  const video = await waitFor(() => {
    const found = document.querySelector('video');
    if (!found?.srcObject) throw new Error('the camera shows nothing');
    return found;
  });
  fireEvent.playing(video);
}
async function take() {
  await showPicture();
  press('Take the picture');
}

test('[ONB-02] photographs both sides in turn, sends them, fills the fields, and the camera is off', async () => {
  const cameras = fakeCameras(['back']);
  const { api } = await openCamera();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await take();
  expect(cameras.states()).toEqual(['ended']);
  press('Use this picture');
  expect(await screen.findByRole('dialog', { name: 'Back' })).toBeVisible();
  await take();
  expect(screen.queryByText(/Turn the document over/)).toBeNull();
  press('Rotate');
  press('Use this picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByDisplayValue('Nurul Huda binti Zamri')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Picture: Back' })).toBeVisible();
  expect(api.requestsOf(extractId).map(({ body }) => Object(body).side)).toEqual(['front', 'back']);
  expect(cameras.states()).toEqual(['ended', 'ended']);
});

test('[ONB-02] a document is photographed in a frame for a page', async () => {
  const cameras = fakeCameras(['back']);
  serviceOfFiles();
  renderSlot(<DocumentsSlot />);
  fireEvent.click(
    await screen.findByRole('button', { name: /^Camera ?: Proof of a sophisticated investor/ }),
  );
  await screen.findByRole('dialog', { name: 'Proof of a sophisticated investor' });
  await take();
  press('Use this picture');
  expect(
    await screen.findByRole('img', { name: 'Picture: Proof of a sophisticated investor' }),
  ).toBeVisible();
  expect(cameras.states()).toEqual(['ended']);
});

test.each([
  ['dark', 'Too dark to read'],
  ['blurred', 'Blurred'],
] as const)(
  '[ONB-02] a %s picture is said to be so before it is sent, and can be taken again or used',
  async (shown, title) => {
    fakeCameras(['back']);
    const { api } = await openCamera();
    show(shown);
    await take();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Take it again' })).toHaveFocus();
    press('Take it again');
    await take();
    expect(api.requestsOf(uploadFile)).toHaveLength(0);
    press('Use it anyway');
    await screen.findByRole('dialog', { name: 'Back' });
    await waitFor(() => expect(api.requestsOf(uploadFile)).toHaveLength(1));
  },
);

test.each([
  ['NotAllowedError', 'The camera is not allowed here'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera is in use'],
])(
  'after %s the dialog says why, a file can be chosen, and another attempt opens the camera',
  async (name, title) => {
    const cameras = fakeCameras(['back']);
    cameras.failures.push(name);
    await openCamera();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    press('Try again');
    await take();
    expect(screen.getByRole('button', { name: 'Use this picture' })).toBeVisible();
  },
);

test('a browser without cameras says so', async () => {
  await openCamera();
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera cannot be used in this browser');
});

test('the camera is off while the tab is hidden, and opens again with it', async () => {
  const cameras = fakeCameras(['back']);
  await openCamera();
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
  const hide = (value: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  hide(true);
  expect(cameras.states()).toEqual(['ended']);
  hide(false);
  await waitFor(() => expect(cameras.states()).toEqual(['ended', 'live']));
});

test.each([
  ['its dialog is closed', () => press('Close the camera')],
  ['the step is left', undefined],
])('the camera is off once %s', async (_, close) => {
  const cameras = fakeCameras(['back']);
  const { unmount } = await openCamera();
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
  (close ?? unmount)();
  await waitFor(() => expect(cameras.states()).toEqual(['ended']));
});

test('a camera that is taken away says so, and the next of two is opened', async () => {
  const cameras = fakeCameras(['back', 'front']);
  await openCamera();
  fireEvent.click(await screen.findByRole('button', { name: 'Switch camera' }));
  await waitFor(() => expect(cameras.asked.at(-1)?.video).toMatchObject({ deviceId: { exact: 'front' } }));
  await waitFor(() => expect(cameras.states()).toEqual(['ended', 'live']));
  act(() => void cameras.tracks[1]?.dispatchEvent(new Event('ended')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera was disconnected');
});

test('[ONB-02] where the browser changes what is drawn, the camera stays off and says which setting to change', async () => {
  const cameras = fakeCameras(['back']);
  drawing.isBlank = true;
  await openCamera();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Allow this site to read canvas data/);
  expect(cameras.asked).toEqual([]);
});

test('a device that was turned is said to be so, with what to do', async () => {
  const upright = new EventTarget();
  const matchMedia = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('orientation')
        ? { ...matchMedia(query), addEventListener: upright.addEventListener.bind(upright) }
        : matchMedia(query),
    );
  fakeCameras(['back']);
  await openCamera();
  await showPicture();
  act(() => void upright.dispatchEvent(new Event('change')));
  expect(screen.getByText(/The device was turned. Fit the document inside the frame/)).toBeVisible();
});
