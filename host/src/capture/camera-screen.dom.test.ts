import { fakeCameras, fakeDrawing } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showCamera } from './camera-screen.ts';

fakeDrawing();

test('[ONB-02] the shutter is off until the camera shows something, and while a call pauses it; one that is taken away is reported', async () => {
  const cameras = fakeCameras(['back']);
  const problems: string[] = [];
  const nothing = () => undefined;
  const opened = showCamera({
    title: 'MyKad, front',
    place: '1 of 2',
    isCard: true,
    onTaken: nothing,
    onChoose: nothing,
    onCancel: nothing,
    onProblem: (problem) => problems.push(problem),
  });
  document.body.append(opened.screen);
  await waitFor(() => expect(cameras.states()).toEqual(['live']));
  const shutter = screen.getByRole('button', { name: 'Take the picture' });
  expect(shutter).toBeDisabled();
  fireEvent.loadedData(screen.getByLabelText('Camera picture'));
  expect(shutter).toBeEnabled();
  jest.useFakeTimers();
  cameras.tracks[0]?.pause(true);
  jest.advanceTimersByTime(1_500);
  expect(screen.getByText(/A call or another app has paused the camera/)).toBeVisible();
  expect(shutter).toBeDisabled();
  cameras.tracks[0]?.pause(false);
  expect(shutter).toBeEnabled();
  cameras.tracks[0]?.dispatchEvent(new Event('ended'));
  expect(problems).toEqual(['ended']);
  opened.close();
  jest.useRealTimers();
});
