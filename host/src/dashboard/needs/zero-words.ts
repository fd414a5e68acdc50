import type { CustomerRow } from '@portal/shared/api/customers';
import { formatDate } from '@portal/shared/dates';
import { titleCase } from '@portal/shared/parts';
import { findValidity } from './customer-needs.ts';
import type { NeedKind } from './need.ts';

const verbs: readonly (readonly [NeedKind, string])[] = [
  ['pay', 'pay'],
  ['confirm', 'confirm'],
  ['documents', 'upload'],
  ['rejected', 'correct'],
  ['assessment', 'assess'],
];
const nouns: readonly (readonly [NeedKind, string])[] = [
  ['cart', 'cart'],
  ['onboarding', 'onboarding'],
];

const joinOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * Says in one sentence what does not wait: `Nothing to pay or upload, and no cart is open.` `undefined` when `kinds`
 * is empty.
 */
export function zeroText(kinds: readonly NeedKind[]): string | undefined {
  const pick = (list: typeof verbs) => list.flatMap(([kind, word]) => (kinds.includes(kind) ? [word] : []));
  const toDo = joinOr(pick(verbs));
  const open = joinOr(pick(nouns));
  if (toDo === '') return open === '' ? undefined : `No ${open} is open.`;
  return open === '' ? `Nothing to ${toDo}.` : `Nothing to ${toDo}, and no ${open} is open.`;
}

/**
 * Says which assessment ends next; `undefined` without one. It ends later than in 30 days, or the agent left it alone, so
 * nothing leads to it. `today` is YYYY-MM-DD.
 */
export function nextAssessmentText(book: readonly CustomerRow[], today: string): string | undefined {
  const [next] = book
    .flatMap((customer) => {
      const validity = findValidity(customer, today);
      return validity && validity.state !== 'expired' ? [{ customer, validTo: validity.validTo }] : [];
    })
    .toSorted((one, other) => one.validTo.localeCompare(other.validTo));
  return next && `Next: ${titleCase(next.customer.name)}’s assessment ends on ${formatDate(next.validTo)}.`;
}
