import type { Loadable, ReferenceData, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { BehaviorSubject, type Observable, of, switchMap } from '@portal/shared/ui';

type Code =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ok'; readonly reference: ReferenceData };

/**
 * Reference data whose code is fetched when it is first asked for: the sign-in screen needs none of it. Until then
 * everything is loading; code that could not be fetched makes everything failed, and trying again fetches it anew.
 */
export function createLazyReference(load: () => Promise<ReferenceData>): ReferenceData {
  const code$ = new BehaviorSubject<Code>({ status: 'loading' });
  let asked = false;

  const ask = () => {
    if (asked) return;
    asked = true;
    load().then(
      (reference) => code$.next({ status: 'ok', reference }),
      (thrown: unknown) => {
        asked = false;
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        code$.next({ status: 'failed', error, retry });
      },
    );
  };
  const retry = () => {
    code$.next({ status: 'loading' });
    ask();
  };

  return {
    current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
      const code = code$.value;
      if (code.status === 'ok') return code.reference.current(name);
      if (code.status === 'loading') ask();
      return code;
    },
    of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>> {
      ask();
      return code$.pipe(
        switchMap(
          (code): Observable<Loadable<ReferenceValues[Name]>> =>
            code.status === 'ok' ? code.reference.of$(name) : of(code),
        ),
      );
    },
  };
}
