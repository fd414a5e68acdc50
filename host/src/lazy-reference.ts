import type { Loadable, ReferenceData, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { Observable } from '@portal/shared/ui';

/** One object, because whoever shows it compares. */
const onItsWay = { status: 'loading' } as const;

/**
 * Reference data whose code is fetched when it is first asked for: the sign-in screen needs none of it.
 * Until then everything is loading.
 */
export function lazyReference(load: () => Promise<ReferenceData>): ReferenceData {
  let loaded: ReferenceData | undefined;
  let loading: Promise<ReferenceData> | undefined;
  const ask = () => {
    loading ??= load().then((reference) => {
      loaded = reference;
      return reference;
    });
    return loading;
  };
  return {
    current<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
      if (loaded) return loaded.current(name);
      void ask();
      return onItsWay;
    },
    of$<Name extends ReferenceName>(name: Name): Observable<Loadable<ReferenceValues[Name]>> {
      return new Observable((subscriber) => {
        void ask().then((reference) => subscriber.add(reference.of$(name).subscribe(subscriber)));
      });
    },
  };
}
