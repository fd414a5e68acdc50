import type { Notice, ShellSession } from '@portal/shared/contract';
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
  /** The shell's `notify`. A notice with the same text and no action is replaced. */
  notify(notice: HostNotice): void;
  /** Removes a notice: its time is over, or the agent dismissed it. */
  dismiss(id: number): void;
  /** Removes a notice and runs its action, unless the notice is already gone. */
  runAction(id: number): void;
  /** Removes the notices of an ended session: all that are not lasting. */
  endSession(): void;
}

/** The maximum number at a time. The oldest notice that is not lasting is removed first. */
const MAX_NOTICES = 3;

/** Calls `onEnd` asynchronously, so that an exception reaches neither the caller nor other notices. */
function reportEnd(notices: readonly ShownNotice[]): void {
  for (const { onEnd } of notices) if (onEnd) void Promise.resolve().then(onEnd);
}

/**
 * Creates the list of notices; `NoticeRegion` shows them and removes them after their time. When there are too many,
 * the oldest that is not lasting leaves. A notice that leaves the list runs either its action or its `onEnd`.
 */
export function createNotices(): Notices {
  const shown$ = new BehaviorSubject<readonly ShownNotice[]>([]);
  let lastId = 0;
  const remove = (isRemoved: (notice: ShownNotice) => boolean) => {
    const removed = shown$.value.filter(isRemoved);
    if (removed.length > 0) shown$.next(shown$.value.filter((notice) => !isRemoved(notice)));
    return removed;
  };
  return {
    shown$,
    current: () => shown$.value,
    notify(notice) {
      lastId += 1;
      const all = [...shown$.value, { ...notice, id: lastId }];
      const evicted =
        shown$.value.find(({ text, action }) => text === notice.text && !action) ??
        (all.length > MAX_NOTICES ? (all.find(({ lasting }) => !lasting) ?? all[0]) : undefined);
      shown$.next(all.filter((one) => one !== evicted));
      if (evicted) reportEnd([evicted]);
    },
    dismiss: (id) => reportEnd(remove((notice) => notice.id === id)),
    runAction(id) {
      for (const { action } of remove((notice) => notice.id === id)) action?.run();
    },
    endSession: () => reportEnd(remove(({ lasting }) => !lasting)),
  };
}

/**
 * Ends an agent's notices with the session, so that the next agent does not see them. Lasting notices, which are about
 * the browser or the portal, stay.
 */
export function endNoticesWithSession(
  notices: Pick<Notices, 'endSession'>,
  { state$ }: Pick<ShellSession, 'state$'>,
): void {
  state$.subscribe(({ status }) => {
    if (status !== 'active') notices.endSession();
  });
}
