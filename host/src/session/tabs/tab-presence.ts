import type { Presence } from './tab-connection.ts';

const lockName = 'portal-session-held';

/** Counts tabs by a shared Web Lock, which the browser releases when the tab closes or crashes. */
export const tabPresence: Presence = {
  register() {
    let release = () => {};
    const whenReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const whenGone = navigator.locks
      .request(lockName, { mode: 'shared' }, () => whenReleased)
      .catch(() => undefined);
    return () => {
      release();
      return whenGone;
    };
  },
  async count() {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === lockName).length;
  },
};
