import type { SignIn } from '@portal/shared/contract';
import { testSession, testShell } from '@portal/shared/testing';

/** For tests: a shell that shows the sign-in screen, and what sign-in told it. `idToken`: held without a session. */
export function signInShell(idToken?: string) {
  const told: Parameters<Required<SignIn>[keyof SignIn]>[] = [];
  const session = testSession({ idToken });
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const signIn: SignIn = {
    start: (...args) => void told.push(args),
    startLinking: (...args) => void told.push(args),
    linked: (...args) => void told.push(args),
    fail: (...args) => {
      told.push(args);
      session.set({ status: 'signed-out', reason: args[0] });
    },
  };
  return { shell: testShell({ session, signIn }), told };
}

/** A sign-in window as `window.open` hands it out; `opened` is what it was opened with, `sentTo` where it was sent afterwards. */
export function fakePopup() {
  const opened: { url: URL; name: string; features: string }[] = [];
  const sentTo: URL[] = [];
  const popup = Object.assign(new EventTarget(), {
    closed: false,
    close() {
      popup.closed = true;
    },
    focus() {},
    location: { replace: (address: string) => void sentTo.push(new URL(address)) },
  });
  const open = jest.spyOn(window, 'open').mockImplementation((url, name, features) => {
    opened.push({ url: new URL(String(url)), name: String(name), features: String(features) });
    popup.closed = false;
    return popup as unknown as Window;
  });
  return { popup: popup as unknown as Window, opened, sentTo, open, isClosed: () => popup.closed };
}

/** `BroadcastChannel` and the modal `<dialog>`, which jsdom lacks. */
export function standIns() {
  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this && other.name === this.name)
          other.onmessage?.(new MessageEvent('message', { data }));
      }
    }
    close() {
      channels.delete(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
