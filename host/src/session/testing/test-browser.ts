import type { PageWatcher, SessionEnvironment } from '../session-environment.ts';
import { createSignOuts } from '../storage/index.ts';
import type { Channel, Presence } from '../tabs/index.ts';
import { MemoryStorage } from './memory-storage.ts';

/** `BroadcastChannel` in memory: a message reaches all open channels but the sender's. */
function createChannels() {
  const channels = new Set<Channel>();
  return {
    open(): Channel {
      const channel: Channel = {
        onmessage: null,
        postMessage(data) {
          for (const other of channels) {
            if (other === channel) continue;
            other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
          }
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
    broadcast(data: unknown) {
      for (const { onmessage } of channels) onmessage?.(new MessageEvent('message', { data }));
    },
  };
}

function createPresence(): Presence {
  let count = 0;
  return {
    register: () => {
      count += 1;
      return async () => {
        count -= 1;
      };
    },
    count: async () => count,
  };
}

/** Runs work one after the other, as a Web Lock does. */
function createLock() {
  let lastWork: Promise<unknown> = Promise.resolve();
  let isKept = false;
  const withLock: SessionEnvironment['withLock'] = async (work, busy) => {
    if (isKept) return busy();
    const result = lastWork.then(work, work);
    lastWork = result;
    return result;
  };
  const keepLock = () => {
    isKept = true;
  };
  return { withLock, keepLock };
}

export type TestTab = ReturnType<ReturnType<typeof createTestBrowser>['openTab']>;

/** For tests: a browser with several tabs whose clocks run only by `advance`. */
export function createTestBrowser() {
  const channels = createChannels();
  const presence = createPresence();
  const { withLock, keepLock } = createLock();
  const localStorage = new MemoryStorage();
  let wall = Date.parse('2026-11-21T09:00:00+08:00');
  let monotonic = 1_000;

  /** Opens a tab. Pass the storage of an earlier tab to reload that tab. */
  function openTab({ storage = new MemoryStorage(), path = '/client', isHistoryVisit = false } = {}) {
    const watchers = new Set<PageWatcher>();
    let openedChannel: Channel | undefined;
    const environment: SessionEnvironment = {
      storage,
      signOuts: createSignOuts(() => localStorage),
      readClocks: () => ({ wall, monotonic }),
      openChannel: () => {
        openedChannel = channels.open();
        return openedChannel;
      },
      presence,
      withLock,
      origin: 'https://portal.example',
      currentPath: () => path,
      isHistoryVisit: () => isHistoryVisit,
      encrypt: async (owner, text) => btoa(`${owner} ${text}`),
      decrypt: async (owner, encrypted) => {
        const [encryptedFor, text] = atob(encrypted).split(' ');
        return encryptedFor === owner ? text : undefined;
      },
      watchPage: (watcher) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    };
    return {
      storage,
      environment,
      /** Ignores all messages, like a page that hangs. */
      stopListening: () => {
        if (openedChannel) openedChannel.onmessage = null;
      },
      /** Runs the check of each second. */
      check: () => {
        for (const { check } of watchers) check();
      },
      /** Moves the page into the back/forward cache. */
      hidePage: () => {
        for (const { onPageHide } of watchers) onPageHide();
      },
      /** Moves the page out of the back/forward cache. Resolves to whether it may be shown. */
      showPage: async () =>
        (await Promise.all([...watchers].map(({ onPageShow }) => onPageShow()))).every(Boolean),
    };
  }

  return {
    openTab,
    /** From now on another tab has the lock and never gives it back. */
    keepLock,
    /** Advances both clocks. */
    advance(milliseconds: number) {
      wall += milliseconds;
      monotonic += milliseconds;
    },
    /** Sends a message to all tabs. */
    broadcast: channels.broadcast,
  };
}

/** For tests: resolves after the pending promises, when the other tabs have answered. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
