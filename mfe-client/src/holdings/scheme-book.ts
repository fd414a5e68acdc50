import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { type SchemeBook, toSchemeBook } from './position.ts';

/** Facts of every scheme, once listing and funds are there; one that failed is what trying again asks for. */
export function schemeBookOf(
  schemes: Loadable<readonly Scheme[]>,
  funds: Loadable<readonly Fund[]>,
): Loadable<SchemeBook> {
  if (schemes.status === 'failed') return schemes;
  if (funds.status === 'failed') return funds;
  if (schemes.status === 'loading' || funds.status === 'loading') return { status: 'loading' };
  return { status: 'ok', value: toSchemeBook(schemes.value, funds.value) };
}
