import type { Drafts, ShellSession } from '@portal/shared/contract';
import { tagOf } from '../core/cipher.ts';
import { isDeliberate } from '../core/deliberate.ts';
import type { Debts } from './debts.ts';
import { type Envelope, openedBy, toText } from './envelope.ts';
import { createRecords } from './records.ts';
import type { DraftStore } from './store.ts';

/** Drafts, and the moment when all that was asked of them is done. */
export interface Vault extends Drafts {
  /** Resolves when what was asked for until now, writing or wiping, is done. */
  settled(): Promise<void>;
}

export interface VaultParts {
  readonly session: Pick<ShellSession, 'state$'>;
  readonly store: DraftStore;
  readonly debts: Debts;
  /** Removes everything that anybody has kept: for when one agent’s alone cannot be removed. */
  readonly dropAll: () => Promise<void>;
  /** `sub` of who was signed in last, perhaps no longer: who has left on purpose meanwhile still leaves nothing behind. */
  readonly lastOwner?: string | undefined;
  /** Names this tab and its session. */
  readonly tab: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const placeOf = (owner: string, form: string) => `${owner}\n${form}`;

/** Keeps drafts for whoever is signed in (docs/drafts.md). */
export function createVault({ session, store, debts, dropAll, lastOwner, tab, now }: VaultParts): Vault {
  const records = createRecords(store);
  /** What waits for its turn to be written, by owner and form: what is typed meanwhile takes its place. */
  const waiting = new Map<string, Envelope>();
  let owner = lastOwner;
  let work: Promise<unknown> = records.sweep(now()).catch(() => undefined);

  /** One thing after the other; what fails is as if nothing had been kept. */
  function inTurn<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    const done = work.then(job).catch(() => undefined);
    work = done;
    return done;
  }

  async function write(place: string) {
    const draft = waiting.get(place);
    waiting.delete(place);
    if (draft) await records.write(draft.owner, draft.form, { text: toText(draft), savedAt: draft.savedAt });
  }

  /** Never rejects; what cannot be removed alone goes with everything. */
  async function wipe(tag: string) {
    await records.wipe(tag).catch(dropAll);
    debts.remove(tag);
  }
  // the page of a Logout was gone before it had wiped
  for (const tag of debts.all()) void inTurn(() => wipe(tag));

  session.state$.subscribe((state) => {
    const leaving = owner;
    owner = state.status === 'active' ? state.agent.subject : undefined;
    if (leaving === undefined || leaving === owner || !isDeliberate(state)) return;
    for (const [place, draft] of waiting) if (draft.owner === leaving) waiting.delete(place);
    const tag = tagOf(leaving);
    void tag.then(debts.add);
    void inTurn(async () => {
      records.forgetKey(leaving);
      await wipe(await tag);
    });
  });

  return {
    async find(form) {
      const asking = owner;
      if (asking === undefined) return undefined;
      const unwritten = waiting.get(placeOf(asking, form));
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
      const place = placeOf(owner, form);
      const isInLine = waiting.has(place);
      waiting.set(place, { owner, form, savedAt: now(), tab: tab(), value });
      if (!isInLine) void inTurn(() => write(place));
    },
    discard(form) {
      const asking = owner;
      if (asking === undefined) return;
      waiting.delete(placeOf(asking, form));
      void inTurn(() => records.remove(asking, form));
    },
    async settled() {
      await work;
    },
  };
}
