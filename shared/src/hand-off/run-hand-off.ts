import type { InputOf } from '@portal/shared/api/endpoint';
import { type FollowedHandOff, followHandOff, startHandOff } from '@portal/shared/api/hand-off';
import type { HandOffEnd } from '@portal/shared/api/hand-off-code';
import type { ApiClient } from '@portal/shared/calls';
import { bytesOf, cleanFileName } from '@portal/shared/files';

/** What became of a picture: `unreadable` asks the phone for another. */
export type PictureResult = 'received' | 'unreadable';

/** Takes a picture of the phone as if it were chosen here. Never rejects. */
export type TakePicture = (name: string, file: File) => Promise<PictureResult>;

type Pictures = FollowedHandOff['pictures'];

/** State of a hand-off for the agent's screen. */
export type HandOffState =
  | { readonly status: 'starting' }
  /** It could not begin. */
  | { readonly status: 'failed' }
  | {
      readonly status: 'open';
      readonly code: string;
      /** When the code ends, in milliseconds since the epoch. */
      readonly endsAt: number;
      readonly isOpened: boolean;
      readonly otherDevices: number;
      readonly pictures: readonly Omit<Pictures[number], 'file'>[];
      /** Whether the service did not answer the last question. */
      readonly isOffline: boolean;
    }
  | { readonly status: 'ended'; readonly why: HandOffEnd };

/** What `runHandOff` needs. */
export interface HandOffRun {
  readonly api: Pick<ApiClient, 'attempt'>;
  readonly request: InputOf<typeof startHandOff>;
  readonly takePicture: TakePicture;
  readonly onState: (state: HandOffState) => void;
  /** Called once with the id, by which the hand-off can be ended. */
  readonly onStarted: (id: string) => void;
  /** Ends the run; the caller ends the hand-off. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two questions. A picture that arrived is taken within 3 s. */
const askingPause = 1_000;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, askingPause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Result = NonNullable<InputOf<typeof followHandOff>['results']>[number];

/** Takes the pictures that have a file, at once, and returns what became of each. */
function takeAll(pictures: Pictures, takePicture: TakePicture): Promise<readonly Result[]> {
  return Promise.all(
    pictures.flatMap(({ name, version, file }) => {
      if (!file) return [];
      const { contentType, content } = file;
      const chosen = new File([bytesOf(content)], cleanFileName(contentType, name), { type: contentType });
      return [takePicture(name, chosen).then((state) => ({ name, version, state }))];
    }),
  );
}

/**
 * Begins a hand-off of pictures to the customer's phone, and asks the service for its state each second, until it ends
 * or cannot begin; then it resolves. `onState` gets each state; pictures that have arrived go to `takePicture`, one
 * question after another, so that none is taken twice. Aborting `signal` stops this and does not end the hand-off.
 */
export async function runHandOff(run: HandOffRun): Promise<void> {
  const { api, request, takePicture, onState, onStarted, signal } = run;
  onState({ status: 'starting' });
  const started = await api.attempt(startHandOff, request);
  if (started.status === 'failed') {
    if (!signal.aborted) onState({ status: 'failed' });
    return;
  }
  const { id, code, secondsLeft } = started.value;
  onStarted(id);
  let state: Extract<HandOffState, { readonly status: 'open' }> = {
    status: 'open',
    code,
    endsAt: Date.now() + secondsLeft * 1000,
    isOpened: false,
    otherDevices: 0,
    pictures: [],
    isOffline: false,
  };
  let results: readonly Result[] = [];
  while (!signal.aborted) {
    const reply = await api.attempt(followHandOff, { id, results });
    if (signal.aborted) return;
    if (reply.status === 'failed') {
      // the service knows it no more
      if (reply.error.status === 404) return onState({ status: 'ended', why: 'expired' });
      state = { ...state, isOffline: true };
      onState(state);
    } else {
      const { value } = reply;
      if (value.status === 'open') {
        const { isOpened, otherDevices, pictures } = value;
        state = { ...state, isOpened, otherDevices, pictures, isOffline: false };
        onState(state);
      }
      results = await takeAll(value.pictures, takePicture);
      if (signal.aborted) return;
      if (value.status === 'ended') return onState({ status: 'ended', why: value.why });
      // the phone gets the results at once
      if (results.length > 0) continue;
    }
    await pause(signal);
  }
}
