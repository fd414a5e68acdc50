import { fakeCameras, fakeDrawing, renderSlot } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { onboardingRemoteData } from '../onboarding-remote-data.ts';
import { LiveView } from './live-view.tsx';

fakeDrawing();

const View = onboardingRemoteData.wrap(() => (
  <LiveView shape="card" tip="Fit the document." onTaken={() => undefined} onChooseFile={() => undefined} />
));

test('[ONB-02] while a call pauses the camera, the view says so and the shutter is off', async () => {
  const cameras = fakeCameras(['back']);
  renderSlot(<View />);
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
  const shutter = screen.getByRole('button', { name: 'Take the picture' });
  await waitFor(() => {
    // before the view has the camera it takes no notice
    fireEvent.playing(document.querySelector('video') ?? document.body);
    expect(shutter).toBeEnabled();
  });
  jest.useFakeTimers();
  act(() => {
    cameras.tracks[0]?.pause(true);
    jest.advanceTimersByTime(1_500);
  });
  expect(screen.getByText(/A call or another program has paused the camera/)).toBeVisible();
  expect(shutter).toBeDisabled();
  act(() => cameras.tracks[0]?.pause(false));
  expect(shutter).toBeEnabled();
  jest.useRealTimers();
});
