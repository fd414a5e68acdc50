import { canTrustDrawing } from './check-drawing.ts';

/**
 * Why the camera shows nothing. `busy`: another program has it; `ended`: it was taken away while it was open; `blocked`: the
 * browser offers none to this page; `drawing`: the browser changes pictures that a page takes.
 */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'ended' | 'blocked' | 'drawing';

/** Result of `openCamera`. */
type CameraReply =
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

const problemsByName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Whether the browser offers cameras to this page. Older browsers, and pages without https, have none. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/**
 * Opens a camera without sound and resolves with its stream, or with why there is none; never rejects. The browser asks
 * the user for permission the first time. End it by `stopCamera`.
 * @param deviceId the camera to open; by default the one at the back of the device
 */
export async function openCamera(deviceId?: string): Promise<CameraReply> {
  if (!hasCamera()) return { status: 'failed', problem: 'blocked' };
  if (!(await canTrustDrawing())) return { status: 'failed', problem: 'drawing' };
  const device = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
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
 * Resolves with the device id of the camera after the one that `stream` shows, in the browser's order, for
 * `openCamera`; `undefined` when there is only one. Browsers list cameras only while one is open.
 */
export async function findOtherCamera(stream: MediaStream): Promise<string | undefined> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId;
  return cameras.length > 1 ? cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length] : undefined;
}

/** Milliseconds without a picture after which a camera counts as paused: a busy device is late for less. */
const pausedAfter = 1_500;

/** What `watchCamera` reports. */
interface CameraEvents {
  /** The camera was disconnected: it was disconnected, or another program has it now. */
  readonly onEnded: () => void;
  /** A call or another program pauses the camera, or has stopped to. */
  readonly onPaused: (isPaused: boolean) => void;
}

/** Reports what happens to an open camera, until `stopCamera` ends it. */
export function watchCamera(stream: MediaStream, { onEnded, onPaused }: CameraEvents): void {
  for (const track of stream.getVideoTracks()) {
    const reportPause = () => setTimeout(() => track.muted && onPaused(true), pausedAfter);
    onPaused(false);
    reportPause();
    track.addEventListener('ended', onEnded);
    track.addEventListener('mute', reportPause);
    track.addEventListener('unmute', () => onPaused(false));
  }
}

/** Ends a camera's stream, which switches the camera off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
