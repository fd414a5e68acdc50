/** Why the camera shows nothing. `blocked`: the browser offers none to this page. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'blocked';

/** What is said of a problem, and what helps. */
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

/** Result of `openCamera`. */
export type CameraReply =
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

const problemsByName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/**
 * Opens a camera, without sound. The browser asks the user the first time.
 * @param deviceId the camera to open; by default the one at the back of the device
 */
export async function openCamera(deviceId?: string): Promise<CameraReply> {
  // older browsers, and pages without https, have none
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices) return { status: 'failed', problem: 'blocked' };
  const device = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
  try {
    const stream = await mediaDevices.getUserMedia({
      audio: false,
      video: { ...device, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    return { status: 'open', stream };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { status: 'failed', problem: problemsByName[name] ?? 'busy' };
  }
}

/** Switches the camera off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
