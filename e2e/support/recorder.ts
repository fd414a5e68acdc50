import { type BrowserContext, expect, type Request } from 'playwright/test';
import { judgeMainCall } from '../oracle/judge.ts';
import { objectionsToAddress } from '../oracle/judge-address.ts';
import { objectionsToContentCall } from '../oracle/judge-content.ts';
import { objectionsToAuthorization, objectionsToTokenRequest } from '../oracle/judge-sign-in.ts';
import { type Sent, sentBy } from '../oracle/sent.ts';
import { origins } from './environment.ts';

/** A request to the main API, and the step of the test that it was made in. */
export interface Recorded {
  readonly step: string;
  readonly sent: Sent;
}

/** A stream of flags never ends, and reports go when they like: nobody waits for either. */
const isAwaited = (url: string): boolean =>
  ![origins.flags.url, origins.monitoring.url].includes(new URL(url).origin);

/**
 * Sees every request that leaves the browser, in all pages and pop-ups of a test: where it goes is held against a list,
 * and what it holds, when it goes to the main API or for tokens, against the oracle. Those to the main API are recorded.
 */
export class Recorder {
  readonly #recorded: Recorded[] = [];
  readonly #objections = new Set<string>();
  readonly #calls = new Set<string>();
  readonly #known = new Set(Object.values(origins).map(({ url }) => url));
  #step = '';
  #underWay = 0;

  static on(context: BrowserContext): Recorder {
    const recorder = new Recorder();
    context.on('request', (request) => {
      if (isAwaited(request.url())) recorder.#underWay += 1;
      recorder.#take(sentBy(request));
    });
    const end = (request: Request) => {
      if (isAwaited(request.url())) recorder.#underWay -= 1;
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    return recorder;
  }

  /** Takes requests to these origins too, which a test has started itself. */
  alsoTo(...others: readonly string[]): void {
    for (const each of others) this.#known.add(each);
  }

  /** Names what the test does next. */
  step(name: string): void {
    this.#step = name;
  }

  /** Waits until all is answered and nothing more is asked: a recording must hold what comes late as well. */
  async quiet(): Promise<void> {
    let before = -1;
    await expect
      .poll(
        () => {
          const isQuiet = this.#underWay === 0 && this.#recorded.length === before;
          before = this.#recorded.length;
          return isQuiet;
        },
        { message: 'all calls are answered', intervals: [400] },
      )
      .toBe(true);
  }

  /** Requests to the main API, in the order in which they left. */
  get recorded(): readonly Recorded[] {
    return this.#recorded;
  }

  /** What the oracle has against them; empty when all is as specified. */
  get objections(): readonly string[] {
    return [...this.#objections];
  }

  /** The calls of the specification that were made. */
  get calls(): readonly string[] {
    return [...this.#calls];
  }

  #take(sent: Sent): void {
    const { origin, pathname } = new URL(sent.url);
    this.#object(
      objectionsToAddress(sent, { origins: this.#known, identityProvider: origins.identityProvider.url }),
    );
    if (origin === origins.api.url) this.#judge(sent);
    if (origin === origins.content.url && sent.method !== 'OPTIONS')
      this.#object(objectionsToContentCall(sent, origins.content.url));
    if (origin === origins.identityProvider.url && pathname === '/token')
      this.#object(objectionsToTokenRequest(sent));
    if (origin === origins.identityProvider.url && pathname === '/auth')
      this.#object(objectionsToAuthorization(sent.url));
  }

  #judge(sent: Sent): void {
    const { call, objections } = judgeMainCall(sent, origins.api.url);
    this.#object(objections);
    if (call !== undefined) this.#calls.add(call);
    this.#recorded.push({ step: this.#step, sent });
  }

  #object(objections: readonly string[]): void {
    for (const objection of objections) this.#objections.add(objection);
  }
}
