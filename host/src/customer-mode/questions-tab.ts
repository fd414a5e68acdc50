import { useEffect, useState } from 'react';

/** The tab with the questions has it: the browser releases it when the tab is closed or crashes. */
const tabLock = 'portal-questions';
/** Begins the name of a lock that says in which language the questions are shown. */
const languageLock = 'portal-questions-in:';
/** How often another tab looks, in milliseconds. */
const lookEvery = 1_000;

/** Takes a Web Lock while the component is mounted, together with other tabs. */
function useTabLock(name: string): void {
  useEffect(() => {
    let release = () => {};
    const whenReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // a browser that refuses locks shows the other tabs less
    navigator.locks.request(name, { mode: 'shared' }, () => whenReleased).catch(() => undefined);
    return () => release();
  }, [name]);
}

/** Tells the browser's other tabs that this one has the questions, and the language of what `content` shows. */
export function useQuestionsHere(content: () => HTMLElement | null): void {
  const [language, setLanguage] = useState('en');
  useTabLock(tabLock);
  useTabLock(`${languageLock}${language}`);
  useEffect(() => {
    const page = content();
    if (!page) return;
    const look = () => setLanguage(page.querySelector('[lang]')?.getAttribute('lang') ?? 'en');
    const observer = new MutationObserver(look);
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['lang'] });
    look();
    return () => observer.disconnect();
  }, [content]);
}

/** What another tab knows of the questions. */
export interface QuestionsTab {
  readonly isClosed: boolean;
  /** Tag of the language in which they are shown, or were last. */
  readonly language: string;
}

/** Returns what is known after one more look at the locks that are taken. A tab that reloads is missing once. */
export function lookAgain(
  before: QuestionsTab & { readonly isMissing: boolean },
  taken: readonly (string | undefined)[],
): typeof before {
  const isMissing = !taken.includes(tabLock);
  const language = taken.find((name) => name?.startsWith(languageLock))?.slice(languageLock.length);
  return {
    isMissing,
    isClosed: isMissing && before.isMissing,
    language: language ?? before.language,
  };
}

/** Returns whether the tab with the questions is closed, and their language; open where the browser does not say it. */
export function useQuestionsTab(): QuestionsTab {
  const [known, setKnown] = useState({ isClosed: false, isMissing: false, language: 'en' });
  useEffect(() => {
    const look = async () => {
      try {
        const { held = [] } = await navigator.locks.query();
        const taken = held.map(({ name }) => name);
        setKnown((before) => lookAgain(before, taken));
      } catch {
        // the browser refuses locks
      }
    };
    void look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return known;
}
