import { readCode } from '@portal/shared/api/hand-off-code';

/** A code and the random text by which the service knows this phone. */
export interface OpenedCode {
  readonly code: string;
  readonly device: string;
}

/**
 * Of this tab alone, until the hand-off ends: a phone ends a page in the background while its camera app is open, and the
 * address has the code no more.
 */
const storageKey = 'capture';

function readStored(): OpenedCode | undefined {
  try {
    const [text = '', device = ''] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const code = readCode(text);
    return code && /^[0-9a-f]{32}$/.test(device) ? { code, device } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns 32 random hexadecimal digits. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Reads a scanned or typed code of a hand-off and stores it for a reload, with the id of this device; the same code
 * keeps its id. Returns both, or `undefined` when the text cannot be a code.
 */
export function rememberCode(text: string): OpenedCode | undefined {
  const code = readCode(text);
  if (code === undefined) return undefined;
  const before = readStored();
  const opened = before?.code === code ? before : { code, device: randomText() };
  try {
    sessionStorage.setItem(storageKey, `${opened.code} ${opened.device}`);
  } catch {
    // without it a reload needs a new code
  }
  return opened;
}

/**
 * Takes the hand-off's code out of the page's address, so that neither history nor screen has it, and returns it.
 * Without one there, returns the code that was stored before a reload, or `undefined`.
 */
export function takeCode(): OpenedCode | undefined {
  const { hash, pathname } = location;
  if (hash !== '') history.replaceState(null, '', pathname);
  return rememberCode(hash) ?? readStored();
}

/** Removes the stored code of a hand-off that has ended. */
export function forgetCode(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was kept
  }
}
