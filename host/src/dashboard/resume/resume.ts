import { formatDayAndMonth, malaysianDateOf } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath, cartPath, checkoutPath, customerPath, onboardingPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import * as z from '@portal/shared/schema';
import { sumText } from '@portal/shared/selling';
import { readTypedAmount } from '@portal/shared/typed-amount';
import type { LastPage } from '../../core/customers/last-page.ts';

/** A draft that the agent has about the customer, by the name under which its form keeps it. */
export interface KeptDraft {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  /** The answers, as the form saved them. */
  readonly value?: unknown;
  /** The browser cannot read it. Its form says so when it opens. */
  readonly isUnreadable?: boolean;
}

/** Where the agent goes on, as text. */
export interface Resume {
  readonly text: string;
  /** The applicant's name, as typed in an onboarding; absent for a customer, whose name the service has. */
  readonly applicant?: string;
  /** Name of the button. */
  readonly label: string;
  readonly to: string;
  /** Time of the draft, or of the page; epoch milliseconds. */
  readonly at: number;
  readonly isDraft: boolean;
}

interface FormWords {
  readonly noun: string;
  readonly open: string;
  readonly resume: string;
  /** What the form does with a fund: `Invest` … `in`. Absent where it has none. */
  readonly order?: readonly [verb: string, preposition: 'in' | 'of'];
}

/** The answers of a drawer's draft that say what it orders. An amount stays typed when `way` is units or all. */
const orderDraft = z.object({
  scheme: z.string(),
  amount: z.optional(z.string()),
  way: z.optional(z.string()),
});

/** The answer of an onboarding's draft that says whose it is. */
const onboardingDraft = z.object({
  answers: z.object({ identity: z.object({ name: z.string().check(z.minLength(1)) }) }),
});

/** The drawers of a customer, by their name in the address. */
const drawers: Readonly<Record<string, FormWords>> = {
  invest: {
    noun: 'Investment',
    open: 'Open the investment',
    resume: 'Continue investing',
    order: ['Invest', 'in'],
  },
  redeem: {
    noun: 'Redemption',
    open: 'Open the redemption',
    resume: 'Continue redeeming',
    order: ['Redeem', 'of'],
  },
  switch: {
    noun: 'Switch',
    open: 'Open the switch',
    resume: 'Continue switching',
    order: ['Switch', 'of'],
  },
  'bank-account': {
    noun: 'New bank account',
    open: 'Open the bank account',
    resume: 'Continue the bank account',
  },
  'update-information': {
    noun: 'Information update',
    open: 'Open the update',
    resume: 'Continue the update',
  },
};

/** The pages about a customer. */
const pages: Readonly<Record<string, FormWords>> = {
  [assessmentPath]: {
    noun: 'Suitability assessment',
    open: 'Open the assessment',
    resume: 'Continue assessing',
  },
  [checkoutPath]: { noun: 'Checkout', open: 'Open the checkout', resume: 'Continue the checkout' },
  [cartPath]: { noun: 'Cart', open: 'Open the cart', resume: 'Open the cart' },
  [customerPath]: { noun: 'Customer profile', open: 'Open the customer', resume: 'Open the customer' },
  [onboardingPath]: { noun: 'Onboarding', open: 'Open the onboarding', resume: 'Continue the onboarding' },
};

const otherPage: FormWords = { noun: 'Customer', open: 'Open the page', resume: 'Open the page' };

/** A form of the customer: the name of its draft, where it opens, and its words. */
interface Form {
  readonly name: string;
  readonly to: string;
  readonly words: FormWords;
}

/** Returns the forms that may have a draft about the last page's customer; an item that was edited has its own. */
export function formsOf({ customerId, path }: LastPage): readonly Form[] {
  const query = new URLSearchParams(path.split('?')[1]);
  const opened = query.get('transaction');
  const item = query.get('item');
  const forms = [
    ...Object.entries(drawers).map(([kind, words]): Form => {
      const isOpen = opened === kind && item === null;
      const to = isOpen ? path : pageAddress(customerPath, { customerId, transaction: kind });
      return { name: `${kind}:${customerId}`, to, words };
    }),
    ...([assessmentPath, checkoutPath, onboardingPath] as const).flatMap((page): Form[] => {
      const words = pages[page];
      const to = pageAddress(page, page === onboardingPath ? { onboarding: customerId } : { customerId });
      return words ? [{ name: `${page.slice(1)}:${customerId}`, to, words }] : [];
    }),
  ];
  const edited = item === null ? undefined : opened === null ? pages[assessmentPath] : drawers[opened];
  return edited
    ? [...forms, { name: `${opened ?? 'sat'}:${customerId}:${item}`, to: path, words: edited }]
    : forms;
}

const typedAmount = ({ amount = '', way = 'amount' }: z.output<typeof orderDraft>): string =>
  way === 'amount' ? amount : '';

/** Describes an order: `Invest USD 2,500.00 in CBGTU`; without a readable amount `Invest in CBGTU`, or `Redeem CBGTU`. */
function orderText(
  [verb, preposition]: NonNullable<FormWords['order']>,
  scheme: string,
  typedAmount: string,
  currency: string | undefined,
): string {
  const amount = currency === undefined ? undefined : readTypedAmount(currency, typedAmount);
  if (amount?.status === 'read' && !amount.money.isZero())
    return `${verb} ${sumText(amount.money)} ${preposition} ${scheme}`;
  return preposition === 'in' ? `${verb} in ${scheme}` : `${verb} ${scheme}`;
}

/** Names an applicant by the draft of the onboarding. */
function applicantOf({ customerId }: LastPage, draft: KeptDraft | undefined): Pick<Resume, 'applicant'> {
  if (!isOnboardingId(customerId)) return {};
  const { data } = z.safeParse(onboardingDraft, draft?.value);
  return { applicant: data ? titleCase(data.answers.identity.name) : 'New applicant' };
}

/**
 * Returns where the agent goes on: with the newest draft about the last customer, else at the page or drawer. `currencyOf`
 * returns a scheme's currency, `undefined` while it is not known.
 */
export function describeResume(
  last: LastPage,
  drafts: readonly KeptDraft[],
  currencyOf: (scheme: string) => string | undefined,
): Resume {
  const [newest] = drafts.toSorted((one, other) => other.savedAt - one.savedAt);
  const form = formsOf(last).find(({ name }) => name === newest?.name);
  const who = applicantOf(last, newest);
  if (newest && form) {
    const { words, to } = form;
    const at = newest.savedAt;
    if (newest.isUnreadable)
      return {
        text: `${words.noun}: draft cannot be read`,
        label: words.open,
        to,
        at,
        isDraft: true,
        ...who,
      };
    const { data } = z.safeParse(orderDraft, newest.value);
    const text =
      words.order && data?.scheme
        ? orderText(words.order, data.scheme, typedAmount(data), currencyOf(data.scheme))
        : `${words.noun} not finished`;
    return { text, label: words.resume, to, at, isDraft: true, ...who };
  }
  const [pathname = '', search] = last.path.split('?');
  const query = new URLSearchParams(search);
  const words = drawers[query.get('transaction') ?? ''] ?? pages[pathname] ?? otherPage;
  const scheme = query.get('scheme');
  const text = words.order && scheme ? orderText(words.order, scheme, '', undefined) : words.noun;
  // without a draft it is saved, sent or given up: the list of onboardings has it, or not
  const to = pathname === onboardingPath ? onboardingPath : last.path;
  return { text, label: words.open, to, at: last.at, isDraft: false, ...who };
}

const minuteMs = 60_000;

/** Formats how long ago an instant was: `just now`, `20 min ago`, `3 h ago`, `24 Nov`. Both in epoch milliseconds. */
export function formatAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return formatDayAndMonth(malaysianDateOf(new Date(at)));
}
