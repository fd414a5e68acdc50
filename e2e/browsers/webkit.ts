import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'playwright/test';
import { Builder, type WebDriver, WebElement } from 'selenium-webdriver';
import { endProcess } from '../support/processes/end-process.ts';
import { freePort } from '../support/processes/free-port.ts';
import { findInPage, hasLibrary, librarySource, type Query } from './find-in-page.ts';
import type { BrowserWindow, FoundElement, OtherBrowser } from './portal-page.ts';
import { takeComplaints } from './take-complaints.ts';

/** Starts a display without a screen, because WebKitGTK has no headless mode. Resolves with its name. */
function startDisplay(child: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`Xvfb did not start (${code}).`)));
    if (child.stdout) createInterface({ input: child.stdout }).once('line', (number) => ready(`:${number}`));
  });
}

/** Starts WebKitWebDriver, which starts the browser for each session. Resolves with its address. */
async function startService(display: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DISPLAY: display },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect(child.exitCode, 'WebKitWebDriver runs').toBeNull();
    await fetch(`${url}/status`);
  }).toPass({ timeout: 10_000, intervals: [100] });
  return { child, url };
}

const elementOf = (element: WebElement): FoundElement => ({
  click: () => element.click(),
  async fill(text) {
    await element.click();
    // after a chord such as Ctrl A the driver types no text
    await element.clear();
    await element.sendKeys(text);
  },
});

/** `report` takes what the page's console has shown since the last look. */
const windowOf = (
  driver: WebDriver,
  handle: string,
  report: (complaints: readonly string[]) => void,
): BrowserWindow => ({
  async open(url) {
    await driver.switchTo().window(handle);
    await driver.get(url);
  },
  async find(query: Query) {
    await driver.switchTo().window(handle);
    report(await driver.executeScript<readonly string[]>(takeComplaints));
    if (!(await driver.executeScript(hasLibrary))) await driver.executeScript(librarySource);
    const found = await driver.executeScript(findInPage, query);
    return found instanceof WebElement ? elementOf(found) : undefined;
  },
});

/** Opens the browser's first window. `end` ends the processes that the driver depends on. */
async function createBrowser(driver: WebDriver, end: () => Promise<void>): Promise<OtherBrowser> {
  const complaints: string[] = [];
  const report = (more: readonly string[]) => complaints.push(...more);
  const first = await driver.getWindowHandle();
  const capabilities = await driver.getCapabilities();
  return {
    version: `${capabilities.getBrowserName()} of WebKitGTK ${capabilities.getBrowserVersion()}`,
    window: windowOf(driver, first, report),
    async openedWindow() {
      const others = async () => (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
      await expect.poll(others, 'a window is opened').not.toEqual([]);
      const [opened = ''] = await others();
      return windowOf(driver, opened, report);
    },
    complaints: () => complaints,
    async picture() {
      await driver.switchTo().window(first);
      return driver.takeScreenshot();
    },
    async close() {
      await driver.quit();
      await end();
    },
  };
}

/**
 * Starts WebKitGTK's MiniBrowser on a separate display and drives it by WebDriver. MiniBrowser does not write its console
 * anywhere while it is driven, so the page records it, from the first look at each page on.
 */
export async function startWebKit(): Promise<OtherBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const children: ChildProcess[] = [screen];
  const kill = () => {
    for (const child of children) child.kill();
  };
  const end = async () => {
    process.off('exit', kill);
    for (const child of children.reverse()) await endProcess(child);
  };
  process.once('exit', kill);
  try {
    const service = await startService(await startDisplay(screen));
    children.push(service.child);
    const capabilities = { browserName: 'MiniBrowser' };
    const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
    return await createBrowser(driver, end);
  } catch (error) {
    await end();
    throw error;
  }
}
