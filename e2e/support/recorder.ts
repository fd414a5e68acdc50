import { type BrowserContext, expect, type Request } from 'playwright/test';
import { judgeMainCall } from '../oracle/judge.ts';
import { objectionsToAddress } from '../oracle/judge-address.ts';
import { objectionsToContentCall } from '../oracle/judge-content.ts';
import { objectionsToAuthorization, objectionsToTokenRequest } from '../oracle/judge-sign-in.ts';
import { type Sent, sentBy } from '../oracle/sent.ts';
import { origins } from './environment.ts';

/** A request to the main API, and the test step that made it. */
export interface Recorded {
  readonly step: string;
  readonly sent: Sent;
}

/** `quiet` does not wait for the stream of flags, which does not end, nor for monitoring reports. */
const countsAsActivity = (url: string): boolean =>
  ![origins.flags.url, origins.monitoring.url].includes(new URL(url).origin);

/**
 * Checks every request of a test's pages and pop-ups: its address by a list of known origins, its content (main API,
 * content service, tokens) by the oracle. It records the requests to the main API.
 */
export class Recorder {
  readonly #recorded: Recorded[] = [];
  readonly #objections = new Set<string>();
  readonly #calls = new Set<string>();
  readonly #known = new Set(Object.values(origins).map(({ url }) => url));
  #step = '';
  #inFlight = 0;

  static on(context: BrowserContext): Recorder {
    const recorder = new Recorder();
    context.on('request', (request) => {
      if (countsAsActivity(request.url())) recorder.#inFlight += 1;
      recorder.#take(sentBy(request));
    });
    const end = (request: Request) => {
      if (countsAsActivity(request.url())) recorder.#inFlight -= 1;
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    return recorder;
  }

  /** Also accepts requests to these origins, of servers that the test has started. */
  alsoTo(...others: readonly string[]): void {
    for (const each of others) this.#known.add(each);
  }

  /** Names the test's next step. */
  step(name: string): void {
    this.#step = name;
  }

  /** Waits until every request is answered and none follows, so that late requests are recorded too. */
  async quiet(): Promise<void> {
    let before = -1;
    await expect
      .poll(
        () => {
          const isQuiet = this.#inFlight === 0 && this.#recorded.length === before;
          before = this.#recorded.length;
          return isQuiet;
        },
        { message: 'all calls are answered', intervals: [400] },
      )
      .toBe(true);
  }

  /** Requests to the main API, in the order in which they were sent. */
  get recorded(): readonly Recorded[] {
    return this.#recorded;
  }

  /** Differences from the specification; empty when there are none. */
  get objections(): readonly string[] {
    return [...this.#objections];
  }

  /** Names of the specification's calls that were made. */
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
