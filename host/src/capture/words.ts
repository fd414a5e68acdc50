import { type HandOffEnd, handOffMinutes, type PictureState } from '@portal/shared/api/hand-off-code';
import type { CameraProblem } from '@portal/shared/pictures';
import type { Picture } from './pictures.ts';

/** What a screen without pictures says. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** Absent while the page works. */
  readonly mark?: '✓' | '!';
}

const endMessages: Readonly<Record<Exclude<HandOffEnd, 'done'>, Message>> = {
  refused: {
    mark: '!',
    title: 'Stopped',
    text: 'Nothing more can be sent, and your agent sees that you did not expect this. Photos that have not arrived are deleted. Nothing is kept on this phone.',
  },
  cancelled: {
    mark: '!',
    title: 'Your agent has ended this',
    text: 'Ask your agent for a new code if photos are still needed, and scan it.',
  },
  replaced: {
    mark: '!',
    title: 'Your agent has made a new code',
    text: 'Photos that you have sent still reach your agent. Scan the new code if more are needed.',
  },
  signedOut: {
    mark: '!',
    title: 'Your agent has logged out',
    text: 'Photos can no longer be sent with this code. Ask your agent for a new code, and scan it.',
  },
  expired: {
    mark: '!',
    title: 'This code has expired',
    text: `A code works for ${handOffMinutes} minutes. Ask your agent to show a new one, and scan it.`,
  },
};

/** What the phone says after Done. */
const doneMessages = {
  used: {
    mark: '!',
    title: 'This code has been used',
    text: 'A code works once. Ask your agent for a new one if photos are still needed, and scan it.',
  },
  waiting: {
    title: 'The photos have been sent',
    text: 'They are on the way to your agent. Keep this page open until they have arrived.',
  },
  late: {
    mark: '!',
    title: 'Not all photos have arrived yet',
    text: 'They are kept for your agent until the code expires. This page may be closed.',
  },
  arrived: {
    mark: '✓',
    title: 'The photos have arrived',
    text: 'Your agent continues now. You can close this page; nothing is kept on this phone.',
  },
} as const satisfies Record<string, Message>;

type Pictures = readonly Pick<Picture, 'label' | 'state' | 'why'>[];

function describeDone(pictures: Pictures, isLate: boolean): Message {
  if (pictures.some(({ state }) => state === 'sent')) return doneMessages[isLate ? 'late' : 'waiting'];
  const refused = pictures.find(({ state }) => state === 'refused');
  if (refused)
    return {
      mark: '!',
      title: 'Not all photos could be used',
      text: `${refused.label}: ${refused.why ?? ''} Ask your agent for a new code, and scan it.`,
    };
  return pictures.some(({ state }) => state === 'stored') ? doneMessages.arrived : doneMessages.used;
}

/**
 * Returns what the phone says when a hand-off's code has ended, by the reason. Where the agent has all photos, the
 * reason does not matter.
 * @param pictures what became of them; `undefined` when this page has not opened the code
 * @param isLate whether the customer has waited a minute after Done
 */
export function endMessage(why: HandOffEnd, pictures: Pictures | undefined, isLate = false): Message {
  if (why === 'done') return pictures ? describeDone(pictures, isLate) : doneMessages.used;
  if (why !== 'refused' && pictures?.every(({ state }) => state === 'stored')) return doneMessages.arrived;
  const message = endMessages[why];
  const isOpen =
    (why === 'cancelled' || why === 'expired') && pictures?.some(({ state }) => state === 'sent');
  return isOpen ? { ...message, text: `Not all photos may have arrived. ${message.text}` } : message;
}

/** What the phone says of a code that is worth nothing to it. */
export const refusalMessages = {
  inUse: {
    mark: '!',
    title: 'This code is in use on another phone',
    text: 'It works on the first phone that opens it. Ask your agent for a new one. If you do not know who opened it, say so: the agent can end it at once.',
  },
  unknown: {
    title: 'This code is not known',
    text: 'It may have been mistyped, or is older than an hour. Scan the code that your agent shows, or type it again.',
  },
  tooMany: {
    mark: '!',
    title: 'Too many attempts',
    text: 'Wait a minute, then try again.',
  },
  failed: {
    mark: '!',
    title: 'No connection',
    text: 'Photos that have arrived are safe. Check the connection, then try again.',
  },
} as const satisfies Record<string, Message>;

/** What is said beside a picture. */
export const stateTexts: Readonly<Record<PictureState | 'unsure', string>> = {
  missing: 'To be taken',
  sent: 'Sent',
  stored: 'Arrived',
  refused: 'Could not be used',
  unsure: 'May not have arrived',
};

/** What is said of what was sent. */
export const sendTexts = {
  noAnswer: 'There is no answer yet. Check the connection, and try again.',
  refused: 'This photo was not accepted. Take another, or choose a JPG, PNG or PDF of at most 5 MB.',
  unsure: 'The last photo may not have arrived. Check the connection, and take it again.',
} as const;

/** Why the camera does not open. `blocked`: the browser has none for this page. */
export const cameraProblemTexts: Readonly<Record<CameraProblem, string>> = {
  refused:
    'The camera is not allowed. Allow it in the browser’s settings for this page, or choose a photo instead.',
  missing: 'No camera was found. Choose a photo instead.',
  busy: 'The camera is in use by another app. Close that, and open the camera again, or choose a photo instead.',
  ended: 'The camera was disconnected. Open it again, or choose a photo instead.',
  drawing:
    'This browser changes pictures, to protect against fingerprinting. Allow canvas data for this page in its settings, or choose a photo instead.',
  blocked: 'The camera cannot be used in this browser. Choose a photo instead.',
};
