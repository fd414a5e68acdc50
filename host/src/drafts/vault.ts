import type { Drafts, SessionState, ShellSession } from '@portal/shared/contract';
import { type Envelope, openedBy, toText } from './envelope.ts';
import { createRecords } from './records.ts';
import type { DraftStore } from './store.ts';

/** How long answers may wait to be written, in milliseconds: what is typed meanwhile goes with them. */
export const writeAfter = 300;

/** Drafts, and the moment when all that was asked of them is done. */
export interface Vault extends Drafts {
  /** Writes what waits; resolves when that, and a wipe under way, is done. */
  settled(): Promise<void>;
}

export interface VaultParts {
  readonly session: Pick<ShellSession, 'state$'>;
  readonly store: DraftStore;
  /** Names this tab and its session. */
  readonly tab: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back when the page may be about to go. */
  readonly onLeaving: (flush: () => void) => void;
}

/** Whether the agent meant to leave: whose session merely ran out finds the drafts again. */
const isDeliberate = (state: SessionState): boolean =>
  state.status === 'signed-out' && (state.reason === 'logout' || state.reason === 'prompt-rejected');

/** Keeps drafts for whoever is signed in (docs/drafts.md). */
export function createVault({ session, store, tab, now, onLeaving }: VaultParts): Vault {
  const records = createRecords(store);
  const waiting = new Map<string, Envelope>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: string | undefined;
  let work: Promise<unknown> = records.sweep(now()).catch(() => undefined);

  /** One thing after the other; what fails is as if nothing had been kept. */
  function inTurn<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    const done = work.then(job).catch(() => undefined);
    work = done;
    return done;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const draft of waiting.values()) {
      const { owner: whose, form, savedAt } = draft;
      void inTurn(async () => records.write(whose, form, { text: toText(draft), savedAt }));
    }
    waiting.clear();
  }

  session.state$.subscribe((state) => {
    const leaving = owner;
    owner = state.status === 'active' ? state.agent.subject : undefined;
    if (leaving === undefined || leaving === owner) return;
    if (isDeliberate(state)) {
      waiting.clear();
      void inTurn(() => records.wipe(leaving));
    } else flush();
  });
  onLeaving(flush);

  return {
    async find(form) {
      const asking = owner;
      if (asking === undefined) return undefined;
      const unwritten = waiting.get(form);
      if (unwritten) return { savedAt: unwritten.savedAt, value: unwritten.value, fromHere: true };
      return inTurn(async () => {
        const text = await records.read(asking, form);
        if (text === undefined || owner !== asking) return undefined;
        const draft = openedBy({ owner: asking, form, tab: tab(), now: now() }, text);
        if (!draft) await records.remove(asking, form);
        return draft;
      });
    },
    keep(form, value) {
      if (owner === undefined) return;
      waiting.set(form, { owner, form, savedAt: now(), tab: tab(), value });
      timer ??= setTimeout(flush, writeAfter);
    },
    discard(form) {
      const asking = owner;
      waiting.delete(form);
      if (asking !== undefined) void inTurn(() => records.remove(asking, form));
    },
    async settled() {
      flush();
      await work;
    },
  };
}
