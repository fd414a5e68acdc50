import type { CameraProblem } from '@portal/shared/pictures';

/** What the agent's screen says of a camera that shows nothing, and what helps. */
export const cameraProblemTexts: Readonly<
  Record<CameraProblem, { readonly title: string; readonly advice: string }>
> = {
  refused: {
    title: 'The camera is not allowed here',
    advice: 'Allow the camera for this site in the browser’s address bar, then try again.',
  },
  missing: { title: 'No camera was found', advice: 'Connect a camera and try again.' },
  busy: {
    title: 'The camera is in use',
    advice: 'Close the other program or tab that uses it, then try again.',
  },
  ended: {
    title: 'The camera was disconnected',
    advice: 'It was disconnected, or another program uses it. Try again.',
  },
  drawing: {
    title: 'This browser changes pictures',
    advice:
      'It protects against fingerprinting. Allow this site to read canvas data, in the browser’s privacy settings, then try again. Or choose a file.',
  },
  blocked: {
    title: 'The camera cannot be used in this browser',
    advice: 'The camera needs a current browser, and an address that begins with https.',
  },
};
