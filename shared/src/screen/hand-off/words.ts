import { type HandOffEnd, handOffMinutes } from '@portal/shared/api/hand-off-code';
import type { ShownPicture } from './taken-pictures.ts';

/** What the agent's screen says of a hand-off that ended. */
export const endTexts: Readonly<Record<HandOffEnd, string>> = {
  done: 'The customer is done.',
  refused: 'The customer did not expect this and stopped it. Ask what happened before you make a new code.',
  cancelled: 'The code was cancelled.',
  replaced: 'A newer code was made, here or in another tab. It takes these photos too.',
  signedOut: 'The code ended when you logged out.',
  expired: `The code has expired: it works for ${handOffMinutes} minutes.`,
};

/** What the agent's screen says when no code could be made. */
export const noCodeTexts = {
  noAnswer: 'the service does not answer. Try again, or upload the pictures here.',
  tooMany: 'you have made 20 in this hour. Upload the pictures here, or try again later.',
} as const;

const stateTexts: Readonly<Record<ShownPicture['state'], string>> = {
  missing: 'Waiting',
  taking: 'Reading…',
  failed: 'Has not arrived yet. It is tried again.',
  received: 'Received',
  refused: 'Could not be used.',
  lost: 'Did not arrive before the code expired.',
};

/** Returns what the agent's screen says beside a picture; `isOver` once the phone sends nothing more. */
export function describePicture({ state, why }: ShownPicture, isOver: boolean): string {
  if (state === 'refused')
    return `${why ?? stateTexts.refused}${isOver ? '' : ' The customer is asked for another photo.'}`;
  return state === 'missing' && isOver ? 'Not sent' : stateTexts[state];
}

/** What the agent's screen says when another phone has tried the code. */
export const otherDeviceText =
  'Another phone tried to open this code, and was refused. If the phone that opened it is not the customer’s, make a new code.';
