import type { HandOffEnd, PictureState } from '@portal/shared/api/hand-off-code';
import { act, fireEvent, screen } from '@testing-library/react';

const open = (front: PictureState = 'missing') => ({
  status: 'open',
  agentName: 'Farah Adilah Roslan',
  customerName: 'Nurul Huda binti Zamri',
  secondsLeft: 900,
  pictures: [
    {
      name: 'front',
      label: 'MyKad, front',
      isCard: true,
      state: front,
      version: front === 'missing' ? '' : 'a',
      ...(front === 'refused' ? { why: 'Is it the right side?' } : {}),
    },
    { name: 'back', label: 'MyKad, back', isCard: true, state: 'missing', version: '' },
  ],
});

/** An answer's body; a status alone for an error; `undefined` when no connection is left. */
type Reply = object | number | undefined;
let replies: Reply[] = [];
/** Bodies of the calls. */
let calls: Record<string, unknown>[] = [];

/** Opens the page by a link. The last of `answers` is repeated. */
async function openPage(answers: readonly Reply[], hash = '#7KQ4M-2XF9T'): Promise<void> {
  replies = [...answers];
  window.history.replaceState(null, '', `/capture${hash}`);
  await jest.isolateModulesAsync(async () => void (await import('./capture.ts')));
}

/** Milliseconds pass, and what they began is finished. */
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="hand-off" content="https://hand-off.example/">';
  document.body.innerHTML =
    '<span class="left"></span><main id="page"></main><p id="status" role="status"></p>';
  globalThis.fetch = jest.fn(async (_address, init) => {
    calls.push(JSON.parse(String(init?.body)));
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined) throw new TypeError('no connection');
    const [status, body] = typeof reply === 'number' ? [reply, {}] : [200, reply];
    return Object.assign(Object.create(null), { ok: status === 200, status, json: async () => body });
  });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const ended = (why: HandOffEnd, state: PictureState) => ({
  status: 'ended',
  why,
  pictures: open().pictures.map((picture) => ({ ...picture, state })),
});
const allSent = (state: PictureState) => ({ ...open(), pictures: ended('done', state).pictures });

test.each<readonly [string, string, HandOffEnd]>([
  ['Done', 'The photos have arrived', 'done'],
  ['I did not expect this', 'Stopped', 'refused'],
])('[ONB-02] %s ends the code', async (name, shown, why) => {
  await openPage([allSent('stored'), ended(why, 'stored')]);
  await title('All photos have been sent');
  press(name);
  expect(await title(shown)).toHaveFocus();
  expect(calls.at(-1)).toMatchObject({ end: why });
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
  replies = [ended('done', 'stored')];
  await wait(3_000);
  expect(await title('The photos have arrived')).toBeVisible();
});

/** Chooses a file for the picture that is next. */
function chooseFile() {
  press('Choose a photo instead');
  const file = new File(['%PDF-1.7\n%%EOF'], 'card.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Photo or file'), { target: { files: [file] } });
}

test('[ONB-02] a photo without an answer is sent again as the same, and “sent” is said once the service has it', async () => {
  await openPage([open(), undefined, undefined]);
  await title('Photograph: MyKad, front');
  chooseFile();
  expect(await screen.findByText(/No connection: it is sent again/)).toBeVisible();
  await wait(3_000);
  const [first, second] = calls.slice(1).map(({ picture }) => Object(picture));
  expect(second).toEqual(first);
  expect(first).toMatchObject({ name: 'front', replaces: '' });
  const sent = open('sent');
  const pictures = sent.pictures.map((picture) =>
    picture.name === 'front' ? { ...picture, version: first.version } : picture,
  );
  replies = [{ ...sent, pictures }];
  await wait(3_000);
  expect(await title('Photograph: MyKad, back')).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
});

test('[ONB-02] a photo that is given up may have arrived, and is not called so', async () => {
  await openPage([open(), undefined, open('stored')]);
  await title('Photograph: MyKad, front');
  chooseFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Take another photo instead' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The last photo may not have arrived');
  await wait(3_000);
  // the service has the one before
  expect(screen.getByText('May not have arrived')).toBeVisible();
  expect(screen.queryByText('Arrived')).toBeNull();
});
