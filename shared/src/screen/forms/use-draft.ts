import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { withLock } from '@portal/shared/with-lock';
import { useEffect, useRef, useState } from 'react';

/** Options of `useDraft`. */
export interface DraftOptions<Value> {
  /** Fills the form with a draft's answers. */
  readonly apply: (value: Value) => void;
  /** Resets the form to its initial values. */
  readonly clear: () => void;
  /**
   * Returns whether a draft fits what the form was opened for. A draft that does not fit is only offered,
   * never restored at once.
   */
  readonly fits?: (value: Value) => boolean;
  /** Whether the form goes on where another tab of the agent was: that tab's draft is restored at once, too. */
  readonly isContinued?: boolean;
  /** Called when the latest values are kept, with whether the browser has stored them, so that a crash does not lose them. */
  readonly onKept?: (isStored: boolean) => void;
  /**
   * Takes into the form what another tab has stored and must not be lost, before it is written over or deleted. Returns
   * whether it took any: then the form's next values are written. By default what the last tab writes stays.
   */
  readonly takeStored?: (stored: Value) => boolean;
}

/** A draft from an earlier visit, for `DraftNotice`. */
export interface FoundDraft {
  /** Time of the last change, in epoch milliseconds. */
  readonly savedAt: number;
  /** `restored`: the form already has its answers. `offered`: the agent decides. `unreadable`: they are lost. */
  readonly status: 'restored' | 'offered' | 'unreadable';
  /** Fills the form with an offered draft. */
  readonly resume: () => void;
  /** Deletes the draft; a restored one is also removed from the form. */
  readonly discard: () => void;
}

/** The draft of one form. */
export interface FormDraft {
  readonly found: FoundDraft | undefined;
  /** The browser does not store what is typed, so that it is lost when the page closes. */
  readonly isUnkept?: boolean;
  /** Deletes the draft, because its answers were sent or the agent gave them up. */
  forget(): void;
}

type LatestDraft<Value> = { readonly form: string; readonly savedAt: number } & (
  | { readonly status: 'restored' | 'offered'; readonly value: Value }
  | { readonly status: 'unreadable' }
);

/**
 * Saves a form's values until it is sent, and restores them (SES-09). `form` names the form and its record:
 * `invest:C0048217`. `value` is what to save, as JSON, and `undefined` while nothing is typed; leave out
 * confirmations, which the agent must repeat. A draft of this tab since sign-in is restored at once, an older
 * one is offered; one that cannot be read, or that `schema` refuses, is reported as lost. Does nothing on a host without
 * drafts.
 */
export function useDraft<Value>(
  form: string,
  schema: z.Schema<Value>,
  value: Value | undefined,
  options: DraftOptions<Value>,
): FormDraft {
  const { drafts } = useShell();
  const [latest, setLatest] = useState<LatestDraft<Value>>();
  const [isUnkept, setUnkept] = useState(false);
  const hasTyped = useRef(false);
  const text = value === undefined ? undefined : JSON.stringify(value);
  const current = useRef({ form, options, value, text, isUnkept });

  useEffect(() => {
    current.current = { form, options, value, text, isUnkept };
  });

  useEffect(() => {
    let isUnmounted = false;
    hasTyped.current = false;
    void drafts?.find(form).then((draft) => {
      if (isUnmounted || !draft) return;
      const { savedAt } = draft;
      const { data, success } = z.safeParse(schema, draft.value);
      if (draft.isUnreadable || !success) {
        // what was typed since has already replaced it
        if (!hasTyped.current) drafts.discard(form);
        return setLatest({ form, savedAt, status: 'unreadable' });
      }
      const { apply, fits, isContinued = false } = current.current.options;
      const isOwn = draft.fromHere || isContinued;
      const shouldRestore = isOwn && !hasTyped.current && (fits?.(data) ?? true);
      if (shouldRestore) apply(data);
      const status = shouldRestore ? 'restored' : 'offered';
      setLatest({ form, savedAt, value: data, status });
    });
    return () => {
      isUnmounted = true;
    };
  }, [drafts, form, schema]);

  useEffect(() => {
    if (!drafts || (text === undefined && !hasTyped.current)) return;
    hasTyped.current = text !== undefined;
    const begun = current.current;
    const write = async (): Promise<void> => {
      // answers may have changed, or have been sent, since the lock was asked for
      const newest = current.current.form === form ? current.current : begun;
      if (!hasTyped.current || newest.text === undefined) return drafts.discard(form);
      const isStored = await drafts.keep(form, newest.value);
      const latest = current.current;
      if (latest.form !== form || latest.text !== text) return;
      latest.options.onKept?.(isStored);
      const unkept = !isStored && hasTyped.current;
      // React renders once more for a value that it already has
      if (unkept !== latest.isUnkept) setUnkept(unkept);
    };
    if (!begun.options.takeStored) return void write();
    const takeAndWrite = async (): Promise<void> => {
      const stored = z.safeParse(schema, (await drafts.find(form))?.value);
      const { options: latest } = current.current.form === form ? current.current : begun;
      if (!stored.success || !latest.takeStored?.(stored.data)) await write();
    };
    // no other tab writes between reading and writing
    void withLock(`portal:draft:${form}`, takeAndWrite, write);
  }, [drafts, form, schema, text]);

  const latestDraft = latest?.form === form ? latest : undefined;
  return {
    isUnkept: isUnkept && text !== undefined,
    found: latestDraft && {
      savedAt: latestDraft.savedAt,
      status: latestDraft.status,
      resume() {
        setLatest(undefined);
        if (latestDraft.status !== 'unreadable') options.apply(latestDraft.value);
      },
      discard() {
        setLatest(undefined);
        if (latestDraft.status === 'restored') options.clear();
        // what was typed since has already replaced an offered draft
        if (latestDraft.status === 'restored' || !hasTyped.current) drafts?.discard(form);
      },
    },
    forget() {
      setLatest(undefined);
      hasTyped.current = false;
      drafts?.discard(form);
    },
  };
}
