import type { HandOffEnd } from '@portal/shared/api/hand-off-code';
import { fakeCameras, fakeJpeg } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  allSent,
  ended,
  giveFile,
  open,
  openCamera,
  openPage,
  phone,
  preparePhone,
  press,
  type Reply,
  title,
  wait,
} from './capture-harness.ts';

preparePhone();

test.each<readonly [string, Reply, string]>([
  ['another device’s, stolen', { status: 'inUse' }, 'This code is in use on another phone'],
  ['late', { status: 'ended', why: 'expired' }, 'This code has expired'],
  ['used before, replayed', { status: 'ended', why: 'done' }, 'This code has been used'],
  ['ended by a new one', { status: 'ended', why: 'cancelled' }, 'Your agent has ended this'],
  ['of an agent who has signed out', { status: 'ended', why: 'signedOut' }, 'Your agent has logged out'],
  ['one of too many attempts', 429, 'Too many attempts'],
  ['not answered', undefined, 'No connection'],
])('[ONB-02] a code that is %s has a separate message, and no photo can be taken', async (_, reply, name) => {
  await openPage([reply]);
  expect(await title(name)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /camera|photo/i })).toBeNull();
});

test('[ONB-02] a forged code is unknown, and another can be typed', async () => {
  await openPage([{ status: 'unknown' }, open()]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not known');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '7kq4m 2xf9t' } });
  press('Continue');
  expect(await title('Photograph: MyKad, front')).toBeVisible();
  expect(phone.calls.map(({ code }) => code)).toEqual(['7KQ4M2XF9T', '7KQ4M2XF9T']);
  expect(screen.getByText('Farah Adilah Roslan')).toBeVisible();
});

test('[ONB-02] Enter that is held down opens a typed code once', async () => {
  await openPage([{ status: 'unknown' }]);
  await screen.findByRole('alert');
  const field = screen.getByLabelText('Code');
  fireEvent.change(field, { target: { value: '7kq4m 2xf9t' } });
  for (const repeat of [false, true, true]) fireEvent.keyDown(field, { key: 'Enter', repeat });
  expect(phone.calls).toHaveLength(2);
});

test('[ONB-02] the code leaves the address at once, and a reload in the tab goes on as the same device', async () => {
  await openPage([open()]);
  await title('Photograph: MyKad, front');
  expect(window.location.hash).toBe('');
  await openPage([open()], '');
  await waitFor(() => expect(phone.calls).toHaveLength(2));
  expect(phone.calls[1]).toEqual(phone.calls[0]);
});

test.each<readonly [HandOffEnd, string]>([
  ['expired', 'This code has expired'],
  ['cancelled', 'Your agent has ended this'],
  ['replaced', 'Your agent has made a new code'],
  ['signedOut', 'Your agent has logged out'],
])('[ONB-02] an open page whose code has ended by %s says so, and its camera is off', async (why, name) => {
  const cameras = await openCamera([open(), { status: 'ended', why }]);
  await wait(3_000);
  expect(await title(name)).toBeVisible();
  expect(cameras.states()).toEqual(['ended']);
  expect(sessionStorage).toHaveLength(0);
});

test('[ONB-02] a photo of the wrong side asks for another', async () => {
  await openPage([open('sent'), open('refused')]);
  await title('Photograph: MyKad, back');
  await wait(3_000);
  expect(await title('Photograph: MyKad, front')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Is it the right side?');
});

test('[ONB-02] a photo that the service refuses, also one that this code is not for, is said to be so', async () => {
  await openPage([open(), 422]);
  await title('Photograph: MyKad, front');
  press('Choose a photo instead');
  giveFile();
  expect(await screen.findByText(/This photo was not accepted/)).toBeVisible();
  expect(phone.calls.at(-1)).toMatchObject({ picture: { name: 'front', contentType: 'application/pdf' } });
});

test('[ONB-02] a photo that is chosen after the code has ended leaves the reason on the screen', async () => {
  await openPage([open(), { status: 'ended', why: 'cancelled' }]);
  await title('Photograph: MyKad, front');
  press('Choose a photo instead');
  await wait(3_000);
  await title('Your agent has ended this');
  giveFile();
  await wait(0);
  expect(screen.getByRole('heading')).toHaveTextContent('Your agent has ended this');
  expect(phone.calls).toHaveLength(2);
});

test.each<readonly [string, Reply, string]>([
  ['is not answered', undefined, 'There is no answer yet'],
  ['leaves the code open', open(), 'There is no answer yet'],
  ['is one too many', 429, 'Wait a minute'],
])('[ONB-02] the customer’s refusal that %s is said to have failed', async (_, reply, text) => {
  await openPage([open(), reply]);
  await title('Photograph: MyKad, front');
  press('I did not expect this');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('[ONB-02] Switch that is pressed twice leaves one camera on, and none once it is closed', async () => {
  const cameras = fakeCameras(['back', 'front']);
  await openPage([open()]);
  await title('Photograph: MyKad, front');
  press('Open the camera');
  const change = await screen.findByRole('button', { name: 'Switch' });
  fireEvent.click(change);
  fireEvent.click(change);
  await wait(0);
  expect(cameras.states()).toEqual(['ended', 'live']);
  press('Close the camera');
  expect(cameras.states()).toEqual(['ended', 'ended']);
});

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera is in use by another app'],
])('[ONB-02] after %s the page says why, and a photo can be chosen', async (name, text) => {
  const cameras = fakeCameras(['back']);
  cameras.failures.push(name);
  await openPage([open()]);
  await title('Photograph: MyKad, front');
  press('Open the camera');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Choose a photo instead' })).toBeVisible();
  press('Open the camera');
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
});

test.each([
  ['it is closed', () => press('Close the camera')],
  ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
])('[ONB-02] the camera is off once %s', async (_, leave) => {
  const cameras = await openCamera();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  leave();
  hidden.mockRestore();
  expect(cameras.states()).toEqual(['ended']);
});

test('[ONB-02] where the phone’s browser changes what is drawn, a photo with more than pixels is not sent', async () => {
  phone.drawing.isBlank = true;
  await openPage([open()]);
  await title('Photograph: MyKad, front');
  press('Choose a photo instead');
  const photo = fakeJpeg({}, [[0xe1, 'Exif\0\0 3.1390 N, 101.6869 E']]);
  giveFile(new File([photo], 'me.jpg'));
  expect(await screen.findByText(/Allow this site to read canvas data/)).toBeVisible();
  expect(phone.calls).toHaveLength(1);
});

test('[ONB-02] a phone that was turned says so, with what to do', async () => {
  const upright = new EventTarget();
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    addEventListener: upright.addEventListener.bind(upright),
  }));
  await openCamera();
  upright.dispatchEvent(new Event('change'));
  expect(screen.getByText('The phone was turned. Fit the card inside the frame')).toBeVisible();
});

test.each<readonly [string, string, HandOffEnd]>([
  ['Done', 'The photos have arrived', 'done'],
  ['I did not expect this', 'Stopped', 'refused'],
])('[ONB-02] %s ends the code', async (name, shown, why) => {
  await openPage([allSent('stored'), ended(why, 'stored')]);
  await title('All photos have been sent');
  press(name);
  expect(await title(shown)).toHaveFocus();
  expect(phone.calls.at(-1)).toMatchObject({ end: why });
  expect(sessionStorage).toHaveLength(0);
});

test('[ONB-02] after Done the page waits until the photos have arrived', async () => {
  await openPage([allSent('sent'), ended('done', 'sent'), ended('done', 'sent'), ended('done', 'stored')]);
  await title('All photos have been sent');
  press('Done');
  expect(await title('The photos have been sent')).toHaveFocus();
  expect(screen.queryByText(/You can close this page/)).toBeNull();
  await wait(6_000);
  expect(await title('The photos have arrived')).toBeVisible();
  expect(screen.getByText(/You can close this page/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('[ONB-02] a minute after Done the page says that the agent’s page has not taken the photos, also offline', async () => {
  await openPage([allSent('sent'), ended('done', 'sent'), undefined]);
  await title('All photos have been sent');
  press('Done');
  await title('The photos have been sent');
  await wait(63_000);
  expect(await title('Not all photos have arrived yet')).toBeVisible();
  expect(screen.getByText(/This page may be closed/)).toBeVisible();
  phone.replies = [ended('done', 'stored')];
  await wait(3_000);
  expect(await title('The photos have arrived')).toBeVisible();
});

test('[ONB-02] a photo without an answer is sent again as the same, and “sent” is said once the service has it', async () => {
  await openPage([open(), undefined, undefined]);
  await title('Photograph: MyKad, front');
  press('Choose a photo instead');
  giveFile();
  expect(await screen.findByText(/No connection: it is sent again/)).toBeVisible();
  await wait(3_000);
  const [first, second] = phone.calls.slice(1).map(({ picture }) => Object(picture));
  expect(second).toEqual(first);
  expect(first).toMatchObject({ name: 'front', replaces: '' });
  const sent = open('sent');
  const pictures = sent.pictures.map((picture) =>
    picture.name === 'front' ? { ...picture, version: first.version } : picture,
  );
  phone.replies = [{ ...sent, pictures }];
  await wait(3_000);
  expect(await title('Photograph: MyKad, back')).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
});

test('[ONB-02] a photo that is given up may have arrived, and is not called so', async () => {
  await openPage([open(), undefined, open('stored')]);
  await title('Photograph: MyKad, front');
  press('Choose a photo instead');
  giveFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Take another photo instead' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The last photo may not have arrived');
  await wait(3_000);
  // the service has the one before
  expect(screen.getByText('May not have arrived')).toBeVisible();
  expect(screen.queryByText('Arrived')).toBeNull();
});
