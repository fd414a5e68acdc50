import * as z from '@portal/shared/schema';
import type { CDPSession, Page } from 'playwright/test';

const instances = z.object({ roots: z.number(), detached: z.number() });

/** What is alive in a page once garbage collection finds no more. */
export interface Alive {
  readonly nodes: number;
  readonly listeners: number;
  /** React roots, the host's included. */
  readonly roots: number;
  /** Those of them whose element is no longer on the page: they never come back. */
  readonly detached: number;
  /** Subscribers of all RxJS subjects: the bus, the session's state, the remotes' own. */
  readonly observers: number;
  /** single-spa's own objects of parcels. */
  readonly parcels: number;
}

/** Reads a page's memory by Chrome's own tools. */
export class Memory {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<Memory> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    return new Memory(devtools);
  }

  /** Collects garbage until nodes and listeners stay the same, and counts what is left. */
  async alive(): Promise<Alive> {
    const { roots, detached } = instances.parse(
      await this.#ofPrototype(
        'Object.getPrototypeOf(portalRoots.host)',
        'roots => ({ roots: roots.length, detached: roots.filter(({ containerInfo }) => !containerInfo.isConnected).length })',
      ),
    );
    const observers = z
      .number()
      .parse(
        await this.#ofPrototype(
          observablePrototype,
          'subjects => subjects.reduce((sum, { observers }) => sum + (observers?.length ?? 0), 0)',
        ),
      );
    const parcels = z
      .number()
      .parse(
        await this.#ofPrototype(
          'Object.prototype',
          "objects => objects.filter((object) => Object.hasOwn(object, 'unmountThisParcel')).length",
        ),
      );
    // last, since looking for living objects collects more: requests that are over, with their listeners
    let last = await this.#collected();
    for (let pass = 0; pass < 10; pass++) {
      const now = await this.#collected();
      if (now.nodes === last.nodes && now.listeners === last.listeners) break;
      last = now;
    }
    return { ...last, roots, detached, observers, parcels };
  }

  /** The JavaScript heap in bytes. Some objects go with the third collection only, so the least of eight counts. */
  async heap(): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let pass = 0; pass < 8; pass++) {
      await this.#devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await this.#devtools.send('Runtime.getHeapUsage');
      least = Math.min(least, usedSize);
    }
    return least;
  }

  /** How many PerformanceObservers are alive. */
  async performanceObservers(): Promise<number> {
    const count = await this.#ofPrototype('PerformanceObserver.prototype', 'observers => observers.length');
    return z.number().parse(count);
  }

  async #collected(): Promise<{ readonly nodes: number; readonly listeners: number }> {
    await this.#devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    const metric = (name: string) =>
      metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
  }

  /** What `read` makes of all living objects of a prototype. */
  async #ofPrototype(expression: string, read: string): Promise<unknown> {
    const objectGroup = 'memory';
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression, objectGroup });
    if (!result.objectId) throw new Error(`${expression} is ${result.description ?? result.type}`);
    const { objects } = await this.#devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId,
      objectGroup,
    });
    const answer = await this.#devtools.send('Runtime.callFunctionOn', {
      ...(objects.objectId ? { objectId: objects.objectId } : {}),
      functionDeclaration: `function () { return (${read})([...this]); }`,
      returnByValue: true,
    });
    await this.#devtools.send('Runtime.releaseObjectGroup', { objectGroup });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  }
}

/** The session's state is an Observable, which every slot is handed; subjects are Observables too. */
const observablePrototype = `(() => {
  const shellBelow = (fiber) => {
    for (let at = fiber; at; at = at.sibling) {
      const shell = at.memoizedProps?.value?.session ? at.memoizedProps.value : shellBelow(at.child);
      if (shell) return shell;
    }
  };
  const { state$ } = shellBelow(portalRoots.host.current).session;
  return Object.getPrototypeOf(state$);
})()`;
