/** What a watch waits for: elements by CSS selector, and the source of a regular expression for the text of one of them. */
interface Sees {
  readonly selector: string;
  readonly text: string;
}

/**
 * Runs in the page before a press: watches the event, and when the page shows what it leads to. Its functions are methods,
 * because the names that tsx gives to others do not exist in the page. Throws when the page shows it already.
 */
export function startWatch(sees: Sees | undefined) {
  const noted: PerformanceEntry[] = [];
  const ended = new AbortController();
  const watch = {
    startedAt: Number.NaN,
    complete: Number.NaN,
    isBack: false,
    looksAgainAt: 0,
    whenIdle: Promise.resolve(),
    findLoading() {
      return document.querySelector('[aria-busy=true], [role=status][aria-label*=oading]');
    },
    findCandidates() {
      return sees ? Array.from(document.querySelectorAll(sees.selector)) : [];
    },
    isShown() {
      if (!sees) return true;
      if (watch.findLoading()) return false;
      const text = new RegExp(sees.text);
      return watch.findCandidates().some((element) => text.test(element.textContent ?? ''));
    },
    start({ timeStamp }: Event) {
      if (Number.isNaN(watch.startedAt)) watch.startedAt = timeStamp;
    },
    /**
     * Looks in a frame, after the page's own work and before the paint, and calls `shown` after the paint. In a page of many
     * elements a look takes long, so that it waits ten times as long before the next one.
     */
    look(shown: () => void) {
      if (ended.signal.aborted) return;
      const now = performance.now();
      const looks = !Number.isNaN(watch.startedAt) && now >= watch.looksAgainAt;
      const isShown = looks && watch.isShown();
      if (looks) watch.looksAgainAt = now + 10 * (performance.now() - now);
      if (!isShown) return void requestAnimationFrame(() => watch.look(shown));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watch.complete = performance.now() - watch.startedAt;
        shown();
      };
      port2.postMessage(undefined);
    },
    read() {
      ended.abort();
      noted.push(...observer.takeRecords());
      observer.disconnect();
      const events = noted.filter(
        (entry): entry is PerformanceEventTiming =>
          entry instanceof PerformanceEventTiming && Number(Reflect.get(entry, 'interactionId')) > 0,
      );
      const longest = events.toSorted((one, other) => other.duration - one.duration)[0];
      return {
        event: watch.isBack ? undefined : (longest?.duration ?? 0),
        handlers: watch.isBack ? undefined : longest ? longest.processingEnd - longest.processingStart : 0,
        complete: watch.complete,
      };
    },
  };
  if (sees && watch.isShown()) throw new Error(`The page shows ${sees.text} before the press`);
  for (const type of ['pointerdown', 'keydown', 'popstate'])
    addEventListener(
      type,
      (event) => {
        if (type === 'popstate') watch.isBack = true;
        watch.start(event);
      },
      { capture: true, signal: ended.signal },
    );
  const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
  const shortest = { type: 'event', durationThreshold: 16 };
  observer.observe(shortest);
  watch.whenIdle = new Promise((idle, failed) => {
    const limit = setTimeout(() => {
      const loading = watch.findLoading()?.outerHTML.slice(0, 300) ?? 'nothing';
      const shown = watch.findCandidates().map(({ textContent }) => textContent?.slice(0, 60));
      failed(new Error(`The page shows ${shown.join(', ')}, not ${sees?.text}; it loads: ${loading}`));
    }, 60_000);
    requestAnimationFrame(() =>
      watch.look(() => {
        clearTimeout(limit);
        requestIdleCallback(() => idle());
      }),
    );
  });
  return watch;
}
