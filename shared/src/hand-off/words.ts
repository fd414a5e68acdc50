import { type HandOffEnd, handOffMinutes, type PictureState } from '@portal/shared/api/hand-off-code';

/** What the agent's screen says of a hand-off that ended. */
export const endTexts: Readonly<Record<HandOffEnd, string>> = {
  done: 'The customer is done. Photos that arrived are here.',
  refused: 'The customer did not expect this and stopped it. Ask what happened before you make a new code.',
  cancelled: 'The code was ended: a newer one was made for this customer.',
  left: 'The code was ended because this page did not answer for a while.',
  expired: `The code has ended: it works for ${handOffMinutes} minutes.`,
};

/** What the agent's screen says beside a picture. */
export const stateTexts: Readonly<Record<PictureState, string>> = {
  missing: 'Waiting',
  sent: 'Reading…',
  received: 'Received',
  unreadable: 'Could not be read. The phone is asked for another.',
};

/** What the agent's screen says when another phone has tried the code. */
export const otherDeviceText =
  'Another phone tried to open this code, and was refused. If the phone that opened it is not the customer’s, make a new code.';
