import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright/test';
import { type LayoutShifts, watchLayoutShifts } from '../support/page/layout-shift.ts';
import { noteRequests, untilFetched } from '../support/page/until-fetched.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { type Asked, depthsOf, withoutQuery } from './depth.ts';

/** A file that a page fetched: its document, a script, a style sheet or a font. */
export interface LoadedFile {
  readonly url: string;
  readonly type: string;
  /** Rounds of waiting after the HTML (depth.ts). */
  readonly depth: number;
  /** Whether the browser had it already, so that nothing went over the network. */
  readonly cached: boolean;
}

const fileTypes: readonly string[] = ['Document', 'Script', 'Stylesheet', 'Font'];

interface CallFrames {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: CallFrames | undefined;
}

/** Every script on a stack, over the waits that led to it. */
const scriptsOf = (stack: CallFrames | undefined): readonly string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)] : [];

/** What the page itself notes, before its own code runs. */
function observe(): void {
  const noted = { unsafe: [] as string[] };
  Object.assign(window, { pageLoad: noted });
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (
          node instanceof HTMLScriptElement
            ? node.src
            : node instanceof HTMLLinkElement && node.as === 'script'
        )
          if (node instanceof HTMLElement && !node.getAttribute('integrity'))
            noted.unsafe.push(node.outerHTML);
  }).observe(document, { childList: true, subtree: true });
}

/** Makes the page never idle: files fetched ahead once there is nothing else to do are no part of the page. */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}

/** What the page noted; see `observe`. */
interface Noted {
  readonly shifts: LayoutShifts;
  /** Scripts and preloads without integrity. */
  readonly unsafe: readonly string[];
}

/** One cold load of a page, watched from its first request on. */
export class PageLoad {
  readonly #page: Page;
  readonly #requests: (Asked & { readonly id: string; readonly type: string })[] = [];
  readonly #cached = new Set<string>();

  readonly #shifts: () => Promise<LayoutShifts>;

  private constructor(page: Page, shifts: () => Promise<LayoutShifts>) {
    this.#page = page;
    this.#shifts = shifts;
  }

  /**
   * Opens a path in a page that has loaded nothing yet, and waits until it shows its content; with `until: 'idle'` also
   * until it has fetched what it fetches when it is idle.
   */
  static async of(page: Page, path: string, until: 'content' | 'idle' = 'content'): Promise<PageLoad> {
    const load = new PageLoad(page, await watchLayoutShifts(page));
    await page.addInitScript(observe);
    if (until === 'content') await page.addInitScript(neverIdle);
    noteRequests(page);
    await load.#watch(await page.context().newCDPSession(page));
    await page.goto(path);
    // by element, because the page behind a drawer has no accessible roles
    await page.locator('h1').first().waitFor();
    if (until === 'idle')
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
    await waitUntilLoaded(page);
    await untilFetched(page);
    return load;
  }

  async #watch(devtools: CDPSession): Promise<void> {
    devtools.on('Network.requestServedFromCache', ({ requestId }) => this.#cached.add(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) this.#cached.add(requestId);
    });
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type = '', initiator }) => {
      if (!request.url.startsWith('http')) return;
      this.#requests.push({
        id: requestId,
        url: request.url,
        type,
        isDocument: type === 'Document',
        askedBy: initiator.type === 'script' ? scriptsOf(initiator.stack) : [],
      });
    });
    await devtools.send('Network.enable');
    await devtools.send('Debugger.enable');
    await devtools.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  }

  /** The files that the page fetched, in order; what it asked of the API is none. */
  get files(): readonly LoadedFile[] {
    const depths = depthsOf(this.#requests);
    return this.#requests.flatMap(({ id, url, type }, at) =>
      fileTypes.includes(type) ? [{ url, type, depth: depths[at] ?? 0, cached: this.#cached.has(id) }] : [],
    );
  }

  get scripts(): readonly LoadedFile[] {
    return this.files.filter(({ type }) => type === 'Script');
  }

  /** Files that went over the network more than once. */
  get twice(): readonly string[] {
    const urls = this.files.filter(({ cached }) => !cached).map(({ url }) => withoutQuery(url));
    return urls.filter((url, at) => urls.indexOf(url) !== at);
  }

  /** Bytes of the page's scripts, compressed by brotli as far as possible, as builds compress them. */
  async bytes(): Promise<number> {
    const urls = new Set(this.scripts.map(({ url }) => url));
    const sizes = await Promise.all(
      [...urls].map(async (url) => {
        const answer = await this.#page.context().request.get(url, { headers: { 'accept-encoding': 'br' } });
        const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
        // a baseline's build has no compressed forms
        return encoding === 'br' ? Number(length) : brotliCompressSync(await answer.body()).byteLength;
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  }

  /** The document, and the files that the page asked for before it first painted any content. */
  async untilContent(): Promise<readonly string[]> {
    const asked = await this.#page.evaluate(() => {
      const [content] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (content?.startTime ?? Number.POSITIVE_INFINITY))
        .map(({ name }) => name);
    });
    return this.files.map(({ url }) => url).filter((url, at) => at === 0 || asked.includes(url));
  }

  async noted(): Promise<Noted> {
    const { unsafe } = await this.#page.evaluate(() => Reflect.get(window, 'pageLoad'));
    return { unsafe, shifts: await this.#shifts() };
  }
}
