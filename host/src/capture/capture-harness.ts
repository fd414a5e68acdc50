import type { HandOffEnd, PictureState } from '@portal/shared/api/hand-off-code';
import { fakeCameras, fakeDrawing } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

/** An open hand-off of two sides of a card, as the service answers; `front`: the state of the first. */
export const open = (front: PictureState = 'missing') => ({
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

/** A hand-off that has ended, with both pictures in this state. */
export const ended = (why: HandOffEnd, state: PictureState) => ({
  status: 'ended',
  why,
  pictures: open().pictures.map((picture) => ({ ...picture, state })),
});

/** An open hand-off with both pictures in this state. */
export const allSent = (state: PictureState) => ({ ...open(), pictures: ended('done', state).pictures });

/** An answer's body; a status alone for an error; `undefined` when no connection is left. */
export type Reply = object | number | undefined;

/** The service as the phone's page sees it, and how it draws pictures. */
export const phone: {
  /** The last one is repeated. */
  replies: Reply[];
  /** Bodies of the calls. */
  calls: Record<string, unknown>[];
  readonly drawing: ReturnType<typeof fakeDrawing>;
} = { replies: [], calls: [], drawing: fakeDrawing() };

/** Opens the page by a link. The last of `answers` is repeated. */
export async function openPage(answers: readonly Reply[], hash = '#7KQ4M-2XF9T'): Promise<void> {
  phone.replies = [...answers];
  window.history.replaceState(null, '', `/capture${hash}`);
  await jest.isolateModulesAsync(async () => void (await import('./capture.ts')));
}

/** Milliseconds pass, and what they began is finished. */
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const title = (name: string) => screen.findByRole('heading', { name });

/** Opens the page and its camera. Returns the phone's cameras. */
export async function openCamera(answers: readonly Reply[] = [open()]) {
  const cameras = fakeCameras(['back']);
  await openPage(answers);
  await title('Photograph: MyKad, front');
  press('Open the camera');
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
  return cameras;
}

/** Puts a file into the page's control, as the phone's chooser does. By default one that needs no drawing. */
export function giveFile(
  file = new File(['%PDF-1.7\n%%EOF'], 'card.pdf', { type: 'application/pdf' }),
): void {
  fireEvent.change(screen.getByLabelText('Photo or file'), { target: { files: [file] } });
}

/** Has each test begin with an empty page, its own clock, and a service that gives `phone.replies`. */
export function preparePhone(): void {
  beforeEach(() => {
    phone.drawing.isBlank = false;
    phone.calls = [];
    jest.useFakeTimers();
    sessionStorage.clear();
    document.head.innerHTML = '<meta name="hand-off" content="https://hand-off.example/">';
    document.body.innerHTML =
      '<span class="left"></span><main id="page"></main><p id="status" role="status"></p>';
    globalThis.fetch = jest.fn(async (_address, init) => {
      phone.calls.push(JSON.parse(String(init?.body)));
      const reply = phone.replies.length > 1 ? phone.replies.shift() : phone.replies[0];
      if (reply === undefined) throw new TypeError('no connection');
      const [status, body] = typeof reply === 'number' ? [reply, {}] : [200, reply];
      return Object.assign(Object.create(null), { ok: status === 200, status, json: async () => body });
    });
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
}
