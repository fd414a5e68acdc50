import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';

export interface DraftOptions<Value> {
  /** Puts a draft's answers into the form. */
  readonly apply: (value: Value) => void;
  /** Puts the form back as it opened. */
  readonly clear: () => void;
  /** Whether a draft answers what the form was opened for; one that does not is offered, and never put in unasked. */
  readonly fits?: (value: Value) => boolean;
}

/** What an earlier visit left, for `DraftNotice` to show. */
export interface FoundDraft {
  /** Epoch milliseconds. */
  readonly savedAt: number;
  /** `restored`: the form holds it already. `offered`: the agent decides. */
  readonly status: 'restored' | 'offered';
  /** Puts an offered one into the form. */
  readonly resume: () => void;
  /** Throws it away; one that was restored leaves the form as well. */
  readonly discard: () => void;
}

export interface FormDraft {
  readonly found: FoundDraft | undefined;
  /** The answers were sent, or given up on purpose: nothing of them is kept. */
  forget(): void;
}

interface Found<Value> {
  readonly form: string;
  readonly savedAt: number;
  readonly value: Value;
  readonly status: FoundDraft['status'];
}

/**
 * Keeps what is typed into a form until it is sent, and gives it back (SES-09). `form` names the form and whose record
 * it is about: `invest:C0048217`. `value` is what is to be kept, in a form that JSON can carry, and `undefined` while
 * nothing is typed; it holds no confirmations, which are given anew. What was typed in this tab since sign-in is put
 * back at once, anything older is offered; a draft that `schema` does not decode is dropped. On a host without drafts
 * it does nothing.
 */
export function useDraft<Value>(
  form: string,
  schema: z.Schema<Value>,
  value: Value | undefined,
  options: DraftOptions<Value>,
): FormDraft {
  const { drafts } = useShell();
  const [latest, setLatest] = useState<Found<Value>>();
  const current = useRef({ options, value });
  const typed = useRef(false);
  const text = value === undefined ? undefined : JSON.stringify(value);

  useEffect(() => {
    current.current = { options, value };
  });

  useEffect(() => {
    let gone = false;
    typed.current = false;
    void drafts?.find(form).then((draft) => {
      if (gone || !draft) return;
      const { data, success } = z.safeParse(schema, draft.value);
      if (!success) return drafts.discard(form);
      const { apply, fits } = current.current.options;
      const restores = draft.fromHere && !typed.current && (fits?.(data) ?? true);
      if (restores) apply(data);
      const status = restores ? 'restored' : 'offered';
      setLatest({ form, savedAt: draft.savedAt, value: data, status });
    });
    return () => {
      gone = true;
    };
  }, [drafts, form, schema]);

  useEffect(() => {
    if (text !== undefined) {
      typed.current = true;
      drafts?.keep(form, current.current.value);
    } else if (typed.current) {
      typed.current = false;
      drafts?.discard(form);
    }
  }, [drafts, form, text]);

  const found = latest?.form === form ? latest : undefined;
  return {
    found: found && {
      savedAt: found.savedAt,
      status: found.status,
      resume() {
        setLatest(undefined);
        options.apply(found.value);
      },
      discard() {
        setLatest(undefined);
        if (found.status === 'restored') options.clear();
        // an offered one was written over by whatever was typed since
        if (found.status === 'restored' || !typed.current) drafts?.discard(form);
      },
    },
    forget() {
      setLatest(undefined);
      drafts?.discard(form);
    },
  };
}
