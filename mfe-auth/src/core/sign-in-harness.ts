import type { SignIn } from '@portal/shared/contract';
import { findOpenerWindow } from '@portal/shared/opener-window';
import { testSession, testShell } from '@portal/shared/testing';
import { act, waitFor } from '@testing-library/react';

/**
 * For tests: a shell in the signed-out state, and the arguments of each `signIn` call. `idToken` is available without a
 * session.
 */
export function createSignInShell(idToken?: string) {
  const signInCalls: Parameters<Required<SignIn>[keyof SignIn]>[] = [];
  const session = testSession({ idToken });
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const signIn: SignIn = {
    start: (...args) => void signInCalls.push(args),
    startLinking: (...args) => void signInCalls.push(args),
    linked: (...args) => void signInCalls.push(args),
    fail: (...args) => {
      signInCalls.push(args);
      session.set({ status: 'signed-out', reason: args[0] });
    },
  };
  return { shell: testShell({ session, signIn }), signInCalls };
}

/**
 * For tests: watches the preparation of sign-in attempts, from before a screen is rendered.
 * @returns a function that waits until the first attempt is prepared: a press before opens a blank window, which is
 *   sent to the provider later.
 */
export function watchPreparation(): () => Promise<void> {
  const digest = jest.spyOn(crypto.subtle, 'digest');
  return () =>
    act(async () => {
      await waitFor(() => expect(digest).toHaveBeenCalled());
      await digest.mock.results[0]?.value;
    });
}

/** For tests: returns the window that opens the sign-in window. */
export function findOpener(): Window {
  const opener = findOpenerWindow();
  if (!opener) throw new Error('The page has no opener');
  return opener;
}

/**
 * For tests: mocks `open` of the window that opens the sign-in window. `opened` has its arguments, `sentTo` the addresses that the window was sent to later.
 */
export function fakePopup() {
  const opened: { address: string; url: URL; name: string; features: string }[] = [];
  const sentTo: URL[] = [];
  let isAtProvider = false;
  const popup = Object.assign(new EventTarget(), {
    closed: false,
    close() {
      popup.closed = true;
    },
    focus() {},
    location: {
      replace: (address: string) => void sentTo.push(new URL(address)),
      get origin(): string {
        if (isAtProvider) throw new DOMException('Blocked a frame with another origin', 'SecurityError');
        return location.origin;
      },
    },
  });
  const open = jest.spyOn(findOpener(), 'open').mockImplementation((url, name, features) => {
    const address = String(url);
    // without an address the window is blank
    opened.push({
      address,
      url: new URL(address === '' ? 'about:blank' : address),
      name: String(name),
      features: String(features),
    });
    popup.closed = false;
    return popup as unknown as Window;
  });
  return {
    popup: popup as unknown as Window,
    opened,
    sentTo,
    open,
    isClosed: () => popup.closed,
    loadProvider() {
      isAtProvider = true;
    },
  };
}

/** For tests: adds `BroadcastChannel` and the modal `<dialog>`, which jsdom lacks. */
export function mockBrowserApis() {
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
