import type { Page } from 'playwright/test';

const storageKey = 'portal-test-inputs';

/** What an agent has done with pointer and keyboard. */
export interface InputCount {
  readonly clicks: number;
  /** Keys that were pressed, modifiers included, without the digits of an amount. */
  readonly keystrokes: number;
}

/** Runs in the page before its own code. Counts what a person does, and nothing that scripts do. */
function listen(key: string): void {
  const add = (name: 'clicks' | 'keystrokes') => {
    const count = { clicks: 0, keystrokes: 0, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
    sessionStorage.setItem(key, JSON.stringify({ ...count, [name]: count[name] + 1 }));
  };
  const isDigitOfAmount = ({ key: pressed, target }: KeyboardEvent) =>
    /^[\d.,]$/.test(pressed) &&
    target instanceof HTMLInputElement &&
    target.labels?.[0]?.textContent?.startsWith('Amount') === true;
  // not at the window: there Playwright stops a press that hits what has moved under the pointer, and presses again
  document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && add('clicks'), { capture: true });
  addEventListener('keydown', (event) => event.isTrusted && !isDigitOfAmount(event) && add('keystrokes'), {
    capture: true,
  });
}

/** Counts clicks and keystrokes in the page, from its next load on. Returns a function that reads them. */
export async function countInputs(page: Page): Promise<() => Promise<InputCount>> {
  await page.addInitScript(listen, storageKey);
  return () =>
    page.evaluate(
      (key) => ({ clicks: 0, keystrokes: 0, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }),
      storageKey,
    );
}
