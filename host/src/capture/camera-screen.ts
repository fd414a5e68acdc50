import {
  type CameraProblem,
  drawScaled,
  findOtherCamera,
  openCamera,
  type Prepared,
  prepareCanvas,
  stopCamera,
  watchCamera,
  watchTurns,
} from '@portal/shared/pictures';
import { createButton, createElement, createHeading } from './elements.ts';

const pausedText = 'A call or another app has paused the camera. It continues afterwards.';

/** What the camera's screen needs. */
interface CameraOptions {
  readonly title: string;
  /** `1 of 2`. */
  readonly place: string;
  readonly isCard: boolean;
  readonly onTaken: (prepared: Prepared) => void;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

/** An open camera; `close` ends its stream. */
export interface CameraScreen {
  readonly screen: HTMLElement;
  close(): void;
}

const createTop = ({ title, place }: CameraOptions, onClose: () => void) =>
  createElement(
    'div',
    { class: 'top' },
    createButton('✕', '', onClose, 'Close the camera'),
    createElement(
      'div',
      {},
      createHeading(title),
      createElement('p', {}, `${place}, `, createElement('span', { class: 'left' })),
    ),
  );

/**
 * Opens the camera with a frame, and returns its screen and what closes it. The stream ends when the screen is closed,
 * also while it still opens; a camera that does not open, or is taken away, is reported to `onProblem`.
 */
export function showCamera(options: CameraOptions): CameraScreen {
  const { isCard, onTaken, onProblem } = options;
  const hint = isCard ? 'Fit the card inside the frame' : 'Fit the whole page inside the frame';
  let tipText = hint;
  const tip = createElement('p', { role: 'status' }, tipText);
  // the frame changes its shape with the phone
  const stopWatching = watchTurns(() => {
    tipText = `The phone was turned. ${hint}`;
    update();
  });
  let stream: MediaStream | undefined;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    stopWatching();
    if (stream) stopCamera(stream);
  };
  const closeBefore = (then: () => void) => () => {
    close();
    then();
  };
  const video = createElement('video', { playsinline: true, autoplay: true, 'aria-label': 'Camera picture' });
  video.muted = true;
  const take = async () => {
    const prepared = await prepareCanvas(
      drawScaled(video, { width: video.videoWidth, height: video.videoHeight }),
    );
    if (!isClosed) closeBefore(() => onTaken(prepared))();
  };
  const shutter = createButton('', 'shutter', () => void take(), 'Take the picture');
  let isShowing = false;
  let isPaused = false;
  const update = () => {
    shutter.disabled = !isShowing || isPaused;
    tip.textContent = isPaused ? pausedText : tipText;
  };
  update();
  video.addEventListener('loadeddata', () => {
    isShowing = true;
    update();
  });
  let other: string | undefined;
  const change = createButton('Switch', '', () => {
    // a second press before it is open would leave a camera on
    if (other === undefined) return;
    const next = other;
    other = undefined;
    if (stream) stopCamera(stream);
    isShowing = false;
    update();
    void open(next);
  });
  change.hidden = true;

  async function open(deviceId?: string): Promise<void> {
    const reply = await openCamera(deviceId);
    if (reply.status === 'failed') {
      if (!isClosed) onProblem(reply.problem);
      return;
    }
    stream = reply.stream;
    if (isClosed) return stopCamera(stream);
    watchCamera(stream, {
      onEnded: () => onProblem('ended'),
      onPaused: (value) => {
        isPaused = value;
        update();
      },
    });
    video.srcObject = stream;
    other = await findOtherCamera(stream);
    change.hidden = other === undefined;
  }

  const screen = createElement(
    'div',
    { class: 'camera' },
    createTop(options, closeBefore(options.onCancel)),
    createElement(
      'div',
      { class: 'view' },
      video,
      createElement('div', { class: isCard ? 'frame' : 'frame page', 'aria-hidden': 'true' }),
    ),
    tip,
    createElement(
      'div',
      { class: 'bar' },
      createButton('Choose', '', closeBefore(options.onChoose), 'Choose a photo instead'),
      shutter,
      change,
    ),
  );
  void open();
  return { screen, close };
}
