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

/**
 * Returns the id of the camera after the one that is open, in the browser's order; `undefined` when there is one only. The
 * browser names them once one is open.
 */
export async function findOtherCamera(stream: MediaStream): Promise<string | undefined> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId;
  return cameras.length > 1 ? cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length] : undefined;
}

/** Switches the camera off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
