import type { Notice } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';

/** A notice of the host. With `lasting` it stays until the agent answers or dismisses it. */
export interface HostNotice extends Notice {
  readonly lasting?: boolean;
}

/** A notice that is on the screen. */
export interface ShownNotice extends HostNotice {
  readonly id: number;
}

/** The notices on the screen, oldest first. */
export interface Notices {
  readonly shown$: Observable<readonly ShownNotice[]>;
  current(): readonly ShownNotice[];
  /** The shell's `notify`. */
  notify(notice: HostNotice): void;
  dismiss(id: number): void;
}

/** The maximum number at a time. The oldest notice that is not lasting is removed first. */
const MAX_NOTICES = 3;

/** Creates the list of notices; `NoticeRegion` shows them and removes them after their time. */
export function createNotices(): Notices {
  const shown$ = new BehaviorSubject<readonly ShownNotice[]>([]);
  let lastId = 0;
  return {
    shown$,
    current: () => shown$.value,
    notify(notice) {
      lastId += 1;
      const all = [...shown$.value, { ...notice, id: lastId }];
      const removed = all.length > MAX_NOTICES ? (all.find(({ lasting }) => !lasting) ?? all[0]) : undefined;
      shown$.next(all.filter((one) => one !== removed));
    },
    dismiss(id) {
      shown$.next(shown$.value.filter((notice) => notice.id !== id));
    },
  };
}
