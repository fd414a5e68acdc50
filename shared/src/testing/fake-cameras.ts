class FakeTrack extends EventTarget {
  readyState = 'live';
  muted = false;
  stop() {
    this.readyState = 'ended';
  }
  /** As a call does. */
  pause(isPaused: boolean) {
    this.muted = isPaused;
    this.dispatchEvent(new Event(isPaused ? 'mute' : 'unmute'));
  }
  getSettings() {
    return { deviceId: 'back' };
  }
}

/**
 * Gives the browser cameras in memory.
 * @returns what was asked for, names of errors that the next attempts end with, and the tracks that were opened
 */
export function fakeCameras(ids: readonly string[]) {
  const tracks: FakeTrack[] = [];
  const asked: MediaStreamConstraints[] = [];
  const failures: string[] = [];
  const mediaDevices = {
    enumerateDevices: async () => ids.map((deviceId) => ({ kind: 'videoinput', deviceId })),
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      const name = failures.shift();
      if (name) throw new DOMException('', name);
      const track = new FakeTrack();
      tracks.push(track);
      return { getTracks: () => [track], getVideoTracks: () => [track] };
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  return { asked, failures, states: () => tracks.map(({ readyState }) => readyState), tracks };
}
