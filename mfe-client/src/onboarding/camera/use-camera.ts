import {
  type CameraProblem,
  findOtherCamera,
  openCamera,
  stopCamera,
  watchCamera,
} from '@portal/shared/pictures';
import { useEffect, useState } from 'react';

/** State of the device's camera. */
export type CameraState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

/** Whether the agent sees this tab. */
function useIsTabVisible(): boolean {
  const [isVisible, setIsVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/**
 * Opens the camera while the component is mounted and the tab is visible, and switches it off otherwise. Returns
 * `state` (opening, open with the stream, failed with why), `isPaused` while a call or another program pauses it, `retry`,
 * and `change` to the next camera if there is one. A camera that another program takes, or that is disconnected, fails.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ status: 'opening' });
  const [camera, setCamera] = useState<string>();
  const [otherCamera, setOtherCamera] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isVisible = useIsTabVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    if (!isVisible) return;
    let isEnded = false;
    let opened: MediaStream | undefined;
    setState({ status: 'opening' });
    const open = async () => {
      const reply = await openCamera(camera);
      if (reply.status === 'failed') {
        if (isEnded) return;
        // a camera that was chosen before and is gone: the usual one may be there
        if (reply.problem === 'missing' && camera !== undefined) setCamera(undefined);
        else setState(reply);
        return;
      }
      // the dialog was closed while the browser asked
      if (isEnded) return stopCamera(reply.stream);
      opened = reply.stream;
      watchCamera(opened, {
        onEnded: () => setState({ status: 'failed', problem: 'ended' }),
        onPaused: setIsPaused,
      });
      setState(reply);
      const other = await findOtherCamera(opened);
      if (!isEnded) setOtherCamera(other);
    };
    void open();
    return () => {
      isEnded = true;
      if (opened) stopCamera(opened);
    };
  }, [isVisible, camera, attempt]);

  return {
    state,
    isPaused,
    retry: () => setAttempt(attempt + 1),
    /** Opens the next camera; absent when there is one only. */
    ...(otherCamera === undefined ? {} : { change: () => setCamera(otherCamera) }),
  };
}
