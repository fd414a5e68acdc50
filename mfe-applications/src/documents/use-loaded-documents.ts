import type { RequiredDocument } from '@portal/shared/api/documents';
import { useCallback, useState } from 'react';

/** The documents of one form, `failed` when they could not be loaded, and `undefined` until then. */
export type FormResult = readonly RequiredDocument[] | 'failed' | undefined;

/** The required documents of an application, as its forms have loaded them. */
export interface LoadedDocuments {
  /** Those of the forms that have loaded. */
  readonly known: readonly RequiredDocument[];
  /** All of them; absent until every form has loaded, and when one could not. */
  readonly all: readonly RequiredDocument[] | undefined;
  /** Each form has loaded or failed. */
  readonly isSettled: boolean;
  readonly onResult: (formId: string, result: FormResult) => void;
}

/** Returns the required documents of these forms. Each form loads its own, and reports them by `onResult`. */
export function useLoadedDocuments(formIds: readonly string[]): LoadedDocuments {
  const [results, setResults] = useState<ReadonlyMap<string, FormResult>>(new Map());
  const onResult = useCallback(
    (formId: string, result: FormResult) =>
      setResults((current) =>
        current.get(formId) === result ? current : new Map([...current, [formId, result]]),
      ),
    [],
  );
  const ofForms = formIds.map((formId) => results.get(formId));
  const loaded = ofForms.flatMap((result) => (typeof result === 'object' ? [result] : []));
  const known = loaded.flat();
  return {
    known,
    all: loaded.length === formIds.length ? known : undefined,
    isSettled: ofForms.every((result) => result !== undefined),
    onResult,
  };
}
