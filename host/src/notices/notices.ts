import type { Notice } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';

/** What the host itself says; some of it stays until the agent answers. */
export interface HostNotice extends Notice {
  readonly lasting?: boolean;
}

/** A notice on the screen. */
export interface ShownNotice extends HostNotice {
  readonly id: number;
}

/** What has been said to the agent and still shows, oldest first. */
export interface Notices {
  readonly shown$: Observable<readonly ShownNotice[]>;
  current(): readonly ShownNotice[];
  /** The shell's `notify`. */
  notify(notice: HostNotice): void;
  dismiss(id: number): void;
}

/** More than these at once would be read by nobody; the oldest go first, and before them what does not last. */
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
      const all = [...shown$.value, { ...notice, id: lastId }];
      const leaving = all.length > MOST_AT_ONCE ? (all.find(({ lasting }) => !lasting) ?? all[0]) : undefined;
      shown$.next(all.filter((one) => one !== leaving));
    },
    dismiss(id) {
      shown$.next(shown$.value.filter((notice) => notice.id !== id));
    },
  };
}
