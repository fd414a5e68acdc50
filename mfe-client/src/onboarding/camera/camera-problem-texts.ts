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
  blocked: {
    title: 'This browser opens no camera here',
    advice: 'The camera needs a current browser, and an address that begins with https.',
  },
};
