import { button, element, heading } from './elements.ts';
import { type Prepared, preparePicture } from './prepare-picture.ts';

/** What the camera's screen needs. */
interface CameraOptions {
  readonly title: string;
  readonly isCard: boolean;
  readonly onTaken: (prepared: Prepared) => void;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
  /** The name of the browser's error. */
  readonly onProblem: (name: string) => void;
}

/** An open camera; `close` ends its stream. */
export interface CameraScreen {
  readonly screen: HTMLElement;
  close(): void;
}

/** Whether the browser has a camera for this page: only with https, or on this machine. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

const openStream = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

/** Opens the camera with a frame. The stream ends when the screen is closed, also while it still opens. */
export function openCamera({
  title,
  isCard,
  onTaken,
  onChoose,
  onCancel,
  onProblem,
}: CameraOptions): CameraScreen {
  let stream: MediaStream | undefined;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const video = element('video', { playsinline: true, autoplay: true, 'aria-label': 'Camera picture' });
  video.muted = true;
  const take = async () => {
    if (video.videoWidth === 0) return;
    const prepared = await preparePicture(video, video.videoWidth, video.videoHeight);
    if (isClosed) return;
    close();
    onTaken(prepared);
  };
  const leave = (then: () => void) => () => {
    close();
    then();
  };
  const shutter = button('', 'shutter', () => void take(), 'Take the picture');
  shutter.disabled = true;
  video.addEventListener('loadeddata', () => {
    shutter.disabled = false;
  });
  const screen = element(
    'div',
    { class: 'camera' },
    heading(title),
    element(
      'div',
      { class: 'view' },
      video,
      element('div', { class: isCard ? 'frame' : 'frame page', 'aria-hidden': 'true' }),
    ),
    element('p', {}, isCard ? 'Fit the card inside the frame' : 'Fit the whole page inside the frame'),
    element(
      'div',
      { class: 'bar' },
      button('Choose', '', leave(onChoose), 'Choose a photo instead'),
      shutter,
      button('Cancel', '', leave(onCancel)),
    ),
  );
  openStream().then(
    (opened) => {
      stream = opened;
      // another app may take the camera away
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => !isClosed && leave(() => onProblem('NotReadableError'))());
      if (isClosed) close();
      else video.srcObject = opened;
    },
    (error: unknown) => {
      if (!isClosed) leave(() => onProblem(error instanceof Error ? error.name : ''))();
    },
  );
  return { screen, close };
}
