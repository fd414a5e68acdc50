import type { Page } from 'playwright/test';

/** Something on the page: an element that fits the selector and whose text holds `text`. */
interface Mark {
  readonly selector: string;
  readonly text: string;
}

/** A place on a round: how to get there, what tells that it is there, and how many parcels are mounted for it. */
export interface Stop {
  /** A move to a path, as a link would, or a press on a button. */
  readonly step: { readonly path: string } | { readonly press: string };
  readonly mark: Mark;
  readonly mounts: 0 | 1;
}

/** What React has mounted and unmounted in a page since it was opened: roots, so parcels and the host's own. */
export interface Mounts {
  readonly mounted: number;
  readonly unmounted: number;
}

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
}

/** React's own record of a root, as it hands it to developer tools. */
interface FiberRoot {
  readonly current: Fiber;
  readonly containerInfo: Element;
}

declare global {
  interface Window {
    portalRoots?: {
      readonly mounts: { mounted: number; unmounted: number };
      /** The host's root, which stays: the others are known by its class. */
      host?: FiberRoot;
      /** Called after each commit. */
      onCommit: () => void;
    };
  }
}

/**
 * Runs in every page before its own code: listens to React where developer tools would, so that each root is counted
 * as it comes and goes. Holds none of them but the host's.
 */
export function countRoots(): void {
  const shown = new WeakSet<FiberRoot>();
  const roots: NonNullable<Window['portalRoots']> = {
    mounts: { mounted: 0, unmounted: 0 },
    onCommit: () => {},
  };
  window.portalRoots = roots;
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_renderer: number, root: FiberRoot) {
      const isShown = root.current.child !== null;
      if (isShown && !shown.has(root)) {
        shown.add(root);
        roots.host ??= root;
        roots.mounts.mounted += 1;
      } else if (!isShown && shown.delete(root)) {
        roots.mounts.unmounted += 1;
      }
      roots.onCommit();
    },
  });
}

/**
 * Goes `times` times round some stops, inside the page, so that no step waits for a word from outside. Every other
 * time each stop is left as soon as its parcel is mounted, with its calls on their way; else once it shows its mark.
 * A round ends when as many parcels have gone as came. Rejects when one of these takes 10 s.
 */
export async function walk(page: Page, round: readonly Stop[], times: number): Promise<Mounts> {
  return page.evaluate(
    async ({ round, times }) => {
      const roots = window.portalRoots;
      if (!roots) throw new Error('countRoots has not run');
      const { mounts } = roots;

      const shows = ({ selector, text }: Mark) =>
        [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text));

      const take = (step: Stop['step']) => {
        if ('path' in step) {
          history.pushState(null, '', step.path);
          dispatchEvent(new PopStateEvent('popstate'));
        } else {
          const button = document.querySelector(step.press);
          if (!(button instanceof HTMLElement)) throw new Error(`There is no ${step.press}`);
          button.focus();
          button.click();
        }
      };

      const until = (what: string, isSo: () => boolean) =>
        new Promise<void>((resolve, reject) => {
          const end = () => {
            observer.disconnect();
            clearTimeout(timer);
            roots.onCommit = () => {};
          };
          const look = () => {
            if (!isSo()) return;
            end();
            resolve();
          };
          const observer = new MutationObserver(look);
          const timer = setTimeout(() => {
            end();
            reject(new Error(`Not within 10 s: ${what}`));
          }, 10_000);
          const everything = { subtree: true, childList: true, characterData: true, attributes: true };
          observer.observe(document.documentElement, everything);
          roots.onCommit = look;
          look();
        });

      /** Agents press what they see: the page has been painted once, and listens. */
      const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

      /** Chromium ignores navigations beyond 200 in ten seconds; pages make up to two at each stop. */
      const slowDown = (startedAt: number) => {
        const left = round.length * 120 - (performance.now() - startedAt);
        return new Promise<void>((done) => setTimeout(done, Math.max(0, left)));
      };

      const before = { ...mounts };
      const expected = { ...mounts };
      for (let turn = 1; turn <= times; turn++) {
        const startedAt = performance.now();
        const inHaste = turn % 2 === 0;
        for (const { step, mark, mounts: more } of round) {
          expected.mounted += more;
          expected.unmounted += more;
          if ('press' in step) {
            const { press } = step;
            await until(`${press} is there, turn ${turn}`, () => document.querySelector(press) !== null);
            await painted();
          }
          take(step);
          await until(
            `${JSON.stringify(step)} mounts and shows ${JSON.stringify(mark)}, turn ${turn}`,
            () => mounts.mounted >= expected.mounted && ((inHaste && more > 0) || shows(mark)),
          );
        }
        await until(
          `as many parcels have gone as came, turn ${turn}`,
          () => mounts.unmounted >= expected.unmounted,
        );
        await slowDown(startedAt);
      }
      return {
        mounted: mounts.mounted - before.mounted,
        unmounted: mounts.unmounted - before.unmounted,
      };
    },
    { round, times },
  );
}
