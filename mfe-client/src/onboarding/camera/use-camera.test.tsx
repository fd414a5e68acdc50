import { fakeCameras } from '@portal/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useCamera } from './use-camera.ts';

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
