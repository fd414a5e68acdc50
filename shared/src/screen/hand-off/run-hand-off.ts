import type { InputOf } from '@portal/shared/api/endpoint';
import { type FollowedHandOff, followHandOff, startHandOff } from '@portal/shared/api/hand-off';
import type { HandOffEnd } from '@portal/shared/api/hand-off-code';
import type { ApiClient } from '@portal/shared/calls';
import type { Clock } from '@portal/shared/clock';
import { findOpenHandOff } from './find-hand-off.ts';
import type { ServicePictures, ShownPicture, TakenPictures } from './taken-pictures.ts';
import { withHandOffLock } from './with-hand-off-lock.ts';

/** Why no code could be made. `tooMany`: the agent has begun too many in this hour. */
type NoCode = 'noAnswer' | 'tooMany';

/** State of a hand-off for the agent's screen. */
export type HandOffState =
  | { readonly status: 'starting' }
  | { readonly status: 'failed'; readonly why: NoCode }
  | {
      readonly status: 'open';
      readonly code: string | undefined;
      /** When the code ends, in milliseconds since the epoch. */
      readonly endsAt: number;
      readonly isOpened: boolean;
      readonly otherDevices: number;
      readonly pictures: readonly ShownPicture[];
      /** Why the phone sends nothing more, while pictures are still taken. */
      readonly end: HandOffEnd | undefined;
      /** Why the code before this state's could not be replaced by a new one. */
      readonly noNewCode: NoCode | undefined;
      /** Whether the service did not answer the last question. */
      readonly isOffline: boolean;
      /** Whether another tab takes the pictures, or this one still those of the code before. */
      readonly isElsewhere: boolean;
    }
  | { readonly status: 'ended'; readonly why: HandOffEnd; readonly pictures: readonly ShownPicture[] };
type OpenState = Extract<HandOffState, { readonly status: 'open' }>;

/** A hand-off that has begun. */
export interface OpenedHandOff {
  readonly id: string;
  /** Absent after a reload: the service keeps no code. */
  readonly code?: string | undefined;
  readonly secondsLeft: number;
}

/** What `runHandOff` needs. */
export interface HandOffRun {
  readonly api: Pick<ApiClient, 'attempt'>;
  readonly clock: Clock;
  readonly request: InputOf<typeof startHandOff>;
  /** What the service found after a reload: it goes on instead of a new one. */
  readonly found: OpenedHandOff | undefined;
  /** What goes on when no new code can be made. */
  readonly previous: OpenedHandOff | undefined;
  readonly taken: TakenPictures;
  readonly onState: (state: HandOffState) => void;
  /** Called once an id is known, also when the run was ended before. */
  readonly onStarted: (opened: OpenedHandOff) => void;
  /** Ends the run once what is being taken is reported. The hand-off goes on. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two questions. A picture that arrived is taken within 3 s. */
const askingPause = 1_000;
/** How often a report is tried once the screen has gone. */
const lastReports = 3;

/**
 * Begins a hand-off of pictures to the customer's phone, or goes on with the one that was found, and asks the service for
 * its state each second until it ends or cannot begin; then it resolves. `onState` gets each state. Of two tabs one takes
 * the pictures; the other goes on with a code that was made meanwhile. A picture is reported as stored once the form's saved
 * draft has it.
 */
export async function runHandOff(run: HandOffRun): Promise<void> {
  const { api, clock, request, found, previous, onStarted, signal } = run;
  const onState = (state: HandOffState) => {
    if (!signal.aborted) run.onState(state);
  };
  const { customerId, form } = request;
  const find = () => findOpenHandOff({ api, clock, place: { customerId, form }, signal });
  let opened: OpenedHandOff | undefined = found;
  let noNewCode: NoCode | undefined;
  if (!opened) {
    onState({ status: 'starting' });
    const started = await api.attempt(startHandOff, request);
    if (started.status === 'failed') noNewCode = started.error.status === 429 ? 'tooMany' : 'noAnswer';
    opened = started.status === 'ok' ? started.value : previous;
    if (!opened) {
      onState({ status: 'failed', why: noNewCode ?? 'noAnswer' });
      // one of before, which was not found yet, goes on
      opened = await find();
    }
  }
  const lock = { name: `portal:hand-off:${customerId}:${form}`, clock, signal };
  while (opened) {
    onStarted(opened);
    if (signal.aborted) return;
    const { id, code, secondsLeft } = opened;
    const state: OpenState = {
      status: 'open',
      code,
      endsAt: clock.now() + secondsLeft * 1000,
      isOpened: false,
      otherDevices: 0,
      pictures: [],
      end: undefined,
      noNewCode,
      isOffline: false,
      isElsewhere: false,
    };
    onState(state);
    const end = await withHandOffLock(
      { ...lock, onWait: () => onState({ ...state, isElsewhere: true }) },
      () => follow({ ...run, onState }, id, state),
    );
    if (end !== 'replaced') return;
    // the tab that made the newer code has the lock first, and may be closed; a lost reply leaves it to this one
    await clock.wait(askingPause, signal);
    opened = await find();
    noNewCode = undefined;
  }
}

/** Asks, takes and reports until the hand-off has ended and nothing is left to take. Returns why it ended. */
async function follow(run: HandOffRun, id: string, begun: OpenState): Promise<HandOffEnd | undefined> {
  const { api, clock, taken, onState, signal } = run;
  let state = begun;
  let pictures: ServicePictures = [];
  let reportsLeft = lastReports;
  const end = (why: HandOffEnd): HandOffEnd => {
    onState({ status: 'ended', why, pictures: pictures.map((picture) => taken.show(picture, true)) });
    return why;
  };
  for (;;) {
    const results = taken.reportsOf(pictures);
    if (signal.aborted) {
      if (results.length === 0 || reportsLeft === 0) return undefined;
      reportsLeft -= 1;
    }
    const reply = await api.attempt(followHandOff, { id, results, has: taken.versions });
    if (reply.status === 'ok') {
      const { value } = reply;
      pictures = value.pictures;
      const show = () => {
        state = describe(state, value, taken);
        onState(state);
      };
      show();
      if (!signal.aborted) {
        await taken.takeNew(pictures);
        show();
      }
      // the phone gets new results at once
      const isReported = ({ version }: { readonly version: string }) =>
        results.some((one) => one.version === version);
      if (!taken.reportsOf(pictures).every(isReported)) continue;
      if (value.status === 'ended' && !isWaiting(value, state, run)) return end(value.why);
    } else if (reply.error.status === 404) {
      // the service knows it no more
      return end('expired');
    } else {
      state = { ...state, isOffline: true };
      onState(state);
    }
    await clock.wait(askingPause, signal.aborted ? undefined : signal);
  }
}

const describe = (state: OpenState, value: FollowedHandOff, taken: TakenPictures): OpenState => ({
  ...state,
  ...(value.status === 'open'
    ? { isOpened: value.isOpened, otherDevices: value.otherDevices }
    : { end: value.why }),
  pictures: value.pictures.map((picture) => taken.show(picture, false)),
  isOffline: false,
});

/** Whether pictures that were sent before Done are still to be taken. */
const isWaiting = (
  { why, pictures }: Extract<FollowedHandOff, { readonly status: 'ended' }>,
  { endsAt }: OpenState,
  { clock, taken }: HandOffRun,
): boolean => why === 'done' && clock.now() < endsAt && pictures.some((picture) => taken.isOpen(picture));
