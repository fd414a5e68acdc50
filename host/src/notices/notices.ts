import type { Notice } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';

/** A notice on the screen. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** What has been said to the agent and still shows, oldest first. */
export interface Notices {
  readonly shown$: Observable<readonly ShownNotice[]>;
  current(): readonly ShownNotice[];
  /** The shell's `notify`. */
  notify(notice: Notice): void;
  dismiss(id: number): void;
}

/** More than these at once would be read by nobody; the oldest go first. */
const MOST_AT_ONCE = 3;

/** Keeps what is to be said until it has been seen; `NoticeRegion` shows it and counts the time. */
export function createNotices(): Notices {
  const shown$ = new BehaviorSubject<readonly ShownNotice[]>([]);
  let lastId = 0;
  return {
    shown$,
    current: () => shown$.value,
    notify(notice) {
      lastId += 1;
      shown$.next([...shown$.value, { ...notice, id: lastId }].slice(-MOST_AT_ONCE));
    },
    dismiss(id) {
      shown$.next(shown$.value.filter((notice) => notice.id !== id));
    },
  };
}
