import { expect } from 'playwright/test';
import type { FoundRole, Query } from './find-in-page.ts';

/** An element that a driver has found. */
export interface FoundElement {
  /** Clicks with the browser's own pointer, which counts as the user's for a pop-up. */
  click(): Promise<void>;
  /** Replaces a field's text, by keys. */
  fill(text: string): Promise<void>;
}

/** One window of a browser. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  /** Runs `findInPage` in the window's page. Fails while the page changes. */
  find(query: Query): Promise<FoundElement | undefined>;
}

/** A browser that Playwright cannot drive. No other library drives all of them, so each has a driver. */
export interface OtherBrowser {
  /** Name and version, as the browser states them. */
  readonly version: string;
  readonly window: BrowserWindow;
  /** Waits for the window that the page opens. */
  openedWindow(): Promise<BrowserWindow>;
  /** Errors and warnings of the console, and uncaught errors, of all windows so far. */
  complaints(): readonly string[];
  /** What the first window shows, as a PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

type Name = string | RegExp;

/** A page as an agent uses it: by role and name, waiting for each. */
export class PortalPage {
  readonly #window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  open(url: string): Promise<void> {
    return this.#window.open(url);
  }

  async click(role: FoundRole, name: Name): Promise<void> {
    await (await this.#waitFor(role, name, true)).click();
  }

  async fill(label: Name, text: string): Promise<void> {
    await (await this.#waitFor('field', label, true)).fill(text);
  }

  async see(role: FoundRole, name: Name): Promise<void> {
    await this.#waitFor(role, name, false);
  }

  /** Whether the page shows this now. */
  async shows(role: FoundRole, name: Name): Promise<boolean> {
    return (await this.#window.find(queryFor(role, name, false))) !== undefined;
  }

  async #waitFor(role: FoundRole, name: Name, toBeClicked: boolean): Promise<FoundElement> {
    const found: FoundElement[] = [];
    await expect(async () => {
      const element = await this.#window.find(queryFor(role, name, toBeClicked));
      expect(element, `${role} ${name} ${toBeClicked ? 'can be clicked' : 'is shown'}`).toBeDefined();
      if (element) found.push(element);
    }).toPass({ timeout: 20_000, intervals: [100] });
    const [element] = found;
    if (!element) throw new Error(`${role} ${name} was found and lost`);
    return element;
  }
}

const queryFor = (role: FoundRole, name: Name, toBeClicked: boolean): Query => ({
  role,
  name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  toBeClicked,
});
