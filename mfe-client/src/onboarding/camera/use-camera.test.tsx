import { fakeCameras, fakeDrawing } from '@portal/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useCamera } from './use-camera.ts';

fakeDrawing();
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

test('a chosen camera that is gone gives way to the usual one', async () => {
  const cameras = fakeCameras(['back', 'front']);
  const { result } = renderHook(useCamera);
  await waitFor(() => expect(result.current.change).toBeDefined());
  cameras.failures.push('OverconstrainedError');
  act(() => result.current.change?.());
  await waitFor(() => expect(cameras.states()).toEqual(['ended', 'live']));
  expect(cameras.asked.map(({ video }) => Object(video).deviceId?.exact)).toEqual([
    undefined,
    'front',
    undefined,
  ]);
  await waitFor(() => expect(result.current.state.status).toBe('open'));
});

test('[ONB-02] a call pauses the camera until it ends, and a camera that is taken away fails', async () => {
  const cameras = fakeCameras(['back']);
  const { result } = renderHook(useCamera);
  await waitFor(() => expect(result.current.state.status).toBe('open'));
  jest.useFakeTimers();
  act(() => {
    cameras.tracks[0]?.pause(true);
    jest.advanceTimersByTime(1_500);
  });
  jest.useRealTimers();
  expect(result.current.isPaused).toBe(true);
  act(() => cameras.tracks[0]?.pause(false));
  expect(result.current.isPaused).toBe(false);
  act(() => void cameras.tracks[0]?.dispatchEvent(new Event('ended')));
  expect(result.current.state).toEqual({ status: 'failed', problem: 'ended' });
});

test('[ONB-02] a camera that the browser gives after the dialog was closed is switched off', async () => {
  const cameras = fakeCameras(['back']);
  const { unmount } = renderHook(useCamera);
  unmount();
  await waitFor(() => expect(cameras.states()).toEqual(['ended']));
});
