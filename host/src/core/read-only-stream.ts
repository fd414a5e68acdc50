import { Observable } from '@portal/shared/ui';

/**
 * Returns a stream of the values of `source` that cannot be written to. rxjs's `asObservable` would not do: its result has the
 * source as a member.
 */
export const readOnlyStream = <Value>(source: Observable<Value>): Observable<Value> =>
  new Observable((subscriber) => source.subscribe(subscriber));
