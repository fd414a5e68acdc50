import type { Loadable, ReferenceData, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { BehaviorSubject, type Observable, of, switchMap } from '@portal/shared/ui';
import { readOnlyStream } from '../core/read-only-stream.ts';

/**
 * Creates reference data whose code is loaded on first use, since the sign-in page does not need it. All entries are
 * `loading` until then, and `failed` when the code cannot be loaded; a retry loads it again.
 */
export function createLazyReference(load: () => Promise<ReferenceData>): ReferenceData {
  const code$ = new BehaviorSubject<Loadable<ReferenceData>>({ status: 'loading' });
  let isRequested = false;

  const loadOnce = () => {
    if (isRequested) return;
    isRequested = true;
    load().then(
      (value) => code$.next({ status: 'ok', value }),
      (cause: unknown) => {
        isRequested = false;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        code$.next({ status: 'failed', error, retry });
      },
    );
  };
  const retry = () => {
    code$.next({ status: 'loading' });
    loadOnce();
  };

  return {
    current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
      const code = code$.value;
      if (code.status === 'ok') return code.value.current(name);
      if (code.status === 'loading') loadOnce();
      return code;
    },
    of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>> {
      loadOnce();
      return readOnlyStream(
        code$.pipe(
          switchMap(
            (code): Observable<Loadable<ReferenceValues[Name]>> =>
              code.status === 'ok' ? code.value.of$(name) : of(code),
          ),
        ),
      );
    },
  };
}
