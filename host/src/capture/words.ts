import { type HandOffEnd, handOffMinutes, type PictureState } from '@portal/shared/api/hand-off-code';
import type { CameraProblem } from '@portal/shared/pictures';

/** What a screen without pictures says. */
export interface Message {
  readonly title: string;
  readonly text: string;
  /** Absent while the page works. */
  readonly mark?: '✓' | '!';
}

const closeText = 'You can close this page; nothing is kept on this phone.';

const endMessages: Readonly<Record<HandOffEnd, Message>> = {
  done: { mark: '✓', title: 'The photos have arrived', text: `Your agent goes on from here. ${closeText}` },
  refused: {
    mark: '!',
    title: 'Stopped',
    text: `Nothing more can be sent, and your agent sees that you did not expect this. ${closeText}`,
  },
  cancelled: {
    mark: '!',
    title: 'Your agent has ended this',
    text: 'Ask your agent for a new code if photos are still needed, and scan it.',
  },
  left: {
    mark: '!',
    title: 'Your agent has left the page',
    text: 'Photos cannot arrive there any more. Ask your agent for a new code, and scan it.',
  },
  expired: {
    mark: '!',
    title: 'This code has ended',
    text: `A code works for ${handOffMinutes} minutes. Ask your agent to show a new one, and scan it.`,
  },
};

const usedMessage: Message = {
  mark: '!',
  title: 'This code has been used',
  text: 'A code works once. Ask your agent for a new one if photos are still needed, and scan it.',
};

/**
 * Returns what the phone says when a hand-off's code has ended, by the reason. Where the agent has all photos, the
 * reason does not matter.
 * @param states of the photos; `undefined` when this page has not opened the code
 */
export function endMessage(why: HandOffEnd, states: readonly PictureState[] | undefined): Message {
  if (why === 'done' && !states) return usedMessage;
  const hasAll = states?.every((state) => state === 'received');
  return endMessages[hasAll && why !== 'refused' ? 'done' : why];
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
    text: 'To keep codes safe, nothing is answered for a minute. Then try again.',
  },
  failed: {
    mark: '!',
    title: 'No connection',
    text: 'The photos are safe where they arrived. Check the connection, then try again.',
  },
} as const satisfies Record<string, Message>;

/** What is said beside a picture. */
export const stateTexts: Readonly<Record<PictureState, string>> = {
  missing: 'To be taken',
  sent: 'Sent, your agent’s page takes it',
  received: 'Arrived',
  unreadable: 'Could not be read',
};

/** What is said of pictures that the agent's step could not read. */
export const unreadableText =
  'A photo could not be read. Is it the right side, whole, sharp, and without glare? Take it again.';

/** Why the camera does not open. `blocked`: the browser has none for this page. */
export const cameraProblemTexts: Readonly<Record<CameraProblem, string>> = {
  refused:
    'The camera is not allowed. Allow it in the browser’s settings for this page, or choose a photo instead.',
  missing: 'No camera was found. Choose a photo instead.',
  busy: 'The camera is in use by another app. Close that, and open the camera again, or choose a photo instead.',
  ended: 'The camera was taken away. Open it again, or choose a photo instead.',
  drawing:
    'This browser changes pictures, to protect against fingerprinting. Allow canvas data for this page in its settings, or choose a photo instead.',
  blocked: 'This browser opens no camera here. Choose a photo instead.',
};
