import { bankarSent } from '@portal/shared/api/transaction-payloads';
import * as z from '@portal/shared/schema';
import { bankarRefusal, malformedBankar } from '../../sandbox/src/rules/orders/bank-account-checks.ts';
import { LOOKUPS } from '../../sandbox/src/seed/reference/lookups.ts';
import type { Situation } from '../oracle/questions.ts';
import { bankar } from '../oracle/questions-of-bankar.ts';
import { absentNames, differences, namesIn, sentNames, without } from './compare.ts';
import { bankarSamples } from './samples.ts';

/** Why the service refuses an addition; undefined for one that it takes. */
function refusal(payload: object): string | undefined {
  const read = z.safeParse(bankarSent, payload);
  if (!read.success) return read.error.issues.map(({ path }) => path.join('.')).join();
  return (
    malformedBankar(read.data, LOOKUPS)?.field ??
    bankarRefusal(read.data, {
      plan: 'CS',
      accountType: 'IND',
      holders: ['Tan Mei Ling'],
      today: '2026-11-21',
    })
  );
}

/** What the service does otherwise than the oracle says of an addition, in a situation. */
export function observeServedBankar(situation: Situation): readonly string[] {
  const all: Readonly<Record<string, unknown>> = { ...bankarSamples, ...situation.given, ...situation.sent };
  const whole = {
    ...Object.fromEntries(
      namesIn(bankar.names).map((each) => [each, sentNames(situation).includes(each) ? all[each] : null]),
    ),
    bankAccountStatementFileName: '2026-10-31 statement.pdf',
    bankAccountStatementFileURL: 'portal-documents::2026-11/a',
  };
  const isRefused = (changes: object) => refusal({ ...whole, ...changes }) !== undefined;
  const empty = Object.fromEntries(
    without(namesIn(situation.optional), ['isDefault']).map((each) => [each, null]),
  );
  const why = refusal(whole);
  return [
    ...(why === undefined ? [] : [`refused: ${why}`]),
    ...differences(
      'required, accepted when empty',
      namesIn(situation.required).filter((each) => !isRefused({ [each]: null })),
    ),
    ...(isRefused(empty) ? ['optional, refused when empty'] : []),
    ...differences(
      'not asked, accepted',
      absentNames(bankar, situation).filter((each) => !isRefused({ [each]: bankarSamples[each] })),
    ),
  ];
}
