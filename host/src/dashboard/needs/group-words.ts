import { countOf, formatCount } from '@portal/shared/counts';
import { addDays, formatDayAndMonth, formatTime, malaysianDateOf } from '@portal/shared/dates';
import { sumByCurrency } from '@portal/shared/money';
import { titleCase } from '@portal/shared/parts';
import { compareCurrencies, cutOffText, expiringDays, sumText } from '@portal/shared/selling';
import { capitalize } from '@portal/shared/sentence';
import { documentsDueText, type Need, type NeedKind } from './need.ts';

/** Needs of one kind, and the words of the line that opens them. */
export interface NeedGroup {
  readonly kind: NeedKind;
  readonly title: string;
  /** The next loss, or the customers. */
  readonly summary: string;
  /** Whether each row says its part of the summary too: the rows name the customers. */
  readonly isSummaryOfRows: boolean;
  /** The sum, the next end or the greatest age. Empty when there is none. */
  readonly aside: string;
  /** Which of them a phone has room for. Default: both. */
  readonly onPhone?: 'summary' | 'aside';
  /** At least one; the one that loses something first is first. */
  readonly needs: readonly Need[];
}

const titles: Readonly<Record<NeedKind, string>> = {
  pay: 'To pay',
  confirm: 'Customer to confirm',
  documents: 'Documents due',
  rejected: 'Rejected',
  cart: 'Open carts',
  onboarding: 'Unfinished onboardings',
  assessment: 'Assessments',
};

interface GroupFacts {
  readonly now: Date;
  /** Whether a payment still gets today's price, as the service says; absent while it has not answered. */
  readonly hasPriceToday?: boolean | undefined;
}

/** Builds the group of ranked needs of one kind. Throws RangeError without any. */
export function buildGroup(needs: readonly Need[], facts: GroupFacts): NeedGroup {
  const [first] = needs;
  if (!first) throw new RangeError('A group has at least one need');
  const { kind } = first;
  return { kind, title: titles[kind], needs, ...words[kind](needs, first, facts) };
}

type Words = Pick<NeedGroup, 'summary' | 'isSummaryOfRows' | 'aside' | 'onPhone'>;

/** Formats the name of a customer; an applicant may have none yet. */
export const nameOf = ({ customerName }: Pick<Need, 'customerName'>): string =>
  customerName.trim() === '' ? 'No name yet' : titleCase(customerName);

/** Formats the customers: `Lim Kok Seng and 3 more`, since a second name would have no room beside the sum. */
function namesOf(needs: readonly Need[]): string {
  const [name = '', ...others] = new Set(needs.map(nameOf));
  return others.length === 0 ? name : `${name} and ${formatCount(others.length)} more`;
}

const countPart = (needs: readonly Need[], part: Need['part']): number =>
  needs.filter((need) => need.part === part).length;

/** Formats the age of the oldest: `Oldest 3 days`, `Since today`. */
function oldest(needs: readonly Need[]): string {
  const [first] = needs.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return first ? (first.time === 'today' ? 'Since today' : `Oldest ${first.time}`) : '';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Formats when a link ends: `today at 16:31 MYT`, `tomorrow`, `on 30 Nov`. */
function endText(endsAt: string, now: Date): string {
  const day = malaysianDateOf(endsAt);
  const today = malaysianDateOf(now);
  if (day === today) return `today at ${formatTime(endsAt)}`;
  return day === addDays(today, 1) ? 'tomorrow' : `on ${formatDayAndMonth(day)}`;
}

const words: Readonly<Record<NeedKind, (needs: readonly Need[], first: Need, facts: GroupFacts) => Words>> = {
  pay(needs, _first, { hasPriceToday }) {
    const byAgent = countPart(needs, 'agent');
    const today = hasPriceToday ? byAgent : 0;
    // one line on a phone, as the sentence that replaces it
    const isAsked = hasPriceToday === undefined && byAgent > 0;
    const who =
      today === needs.length ? (today === 1 ? 'Gets' : 'All get') : today === 1 ? '1 gets' : `${today} get`;
    const sums = sumByCurrency(needs.flatMap(({ sums: own }) => own));
    const isAboutPrice = isAsked || today > 0;
    return {
      summary: isAsked
        ? `Price cut-off at ${cutOffText}`
        : isAboutPrice
          ? `${who} today’s price if paid before ${cutOffText}`
          : namesOf(needs),
      isSummaryOfRows: !isAboutPrice,
      aside: sums
        .toSorted((one, other) => compareCurrencies(one.currency, other.currency))
        .map(sumText)
        .join(' · '),
    };
  },
  confirm(needs, first, { now }) {
    const { endsAt } = first;
    if (!endsAt) return { summary: namesOf(needs), isSummaryOfRows: true, aside: '' };
    return {
      summary: `${nameOf(first)}’s link ends ${endText(endsAt, now)}`,
      isSummaryOfRows: true,
      aside: `First ends ${formatDayAndMonth(malaysianDateOf(endsAt))}`,
      onPhone: 'summary',
    };
  },
  documents: (needs, first) => ({
    // the title already says that documents are due
    summary: first.text === documentsDueText ? namesOf(needs) : `${nameOf(first)}: ${lowerFirst(first.text)}`,
    isSummaryOfRows: true,
    aside: oldest(needs),
    onPhone: 'aside',
  }),
  rejected(needs) {
    const counts = [
      [countPart(needs, 'customer'), 'by the customer'],
      [countPart(needs, 'operations'), 'by operations'],
    ] as const;
    const parts = counts.filter(([count]) => count > 0);
    const summary =
      parts.length === 1
        ? parts.map(([, by]) => capitalize(by))
        : parts.map(([count, by]) => `${formatCount(count)} ${by}`);
    return { summary: summary.join(', '), isSummaryOfRows: false, aside: oldest(needs) };
  },
  cart: (needs) => ({
    summary: namesOf(needs),
    isSummaryOfRows: true,
    aside: countOf(
      needs.reduce((sum, { mark }) => sum + Number(mark), 0),
      'item',
    ),
  }),
  onboarding: (needs, first) => ({
    summary: `${nameOf(first)}: ${lowerFirst(first.text)}`,
    isSummaryOfRows: true,
    aside: oldest(needs),
    onPhone: 'aside',
  }),
  assessment(needs, first) {
    const counts = [
      [countPart(needs, 'open'), 'not finished'],
      [countPart(needs, 'expired'), 'expired'],
      [countPart(needs, 'expiring'), `end within ${expiringDays} days`],
    ] as const;
    const next = first.endsAt && formatDayAndMonth(malaysianDateOf(first.endsAt));
    return {
      summary: counts
        .filter(([count]) => count > 0)
        .map(([count, what]) => `${formatCount(count)} ${count === 1 ? what.replace('end ', 'ends ') : what}`)
        .join(', '),
      isSummaryOfRows: false,
      aside: next ? `Next ends ${next}` : '',
    };
  },
};
