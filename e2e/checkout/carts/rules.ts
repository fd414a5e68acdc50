import { type GeneratedItem, schemes } from './generate-cart.ts';

/** Rules of carts, written apart from product code: docs/domain.md, sections 3, 4 and 6. */

const paidTypes = ['investment'];

/** Withdrawals from PRS that need proof, by `reasonID`. */
const provenReasons = ['3', '4', '5', '6', '7', '8', '9'];

interface Fields {
  readonly accountId?: string;
  readonly account?: string;
  readonly plan?: string;
  readonly currency?: string;
  readonly amount?: number;
  readonly scheme?: string;
  readonly toScheme?: string;
  readonly withdrawalReason?: string | null;
  readonly onboardingId?: string;
  readonly bankAccountStatementFileURL?: string | null;
}
const fieldsOf = ({ item }: GeneratedItem): Fields => Object(item.payload);
const isPaid = ({ item }: GeneratedItem) => paidTypes.includes(item.type);

/** An application as the rules expect it. */
export interface ExpectedApplication {
  /** Empty for the customer's record. */
  readonly accountId: string;
  readonly itemIds: readonly string[];
  /** Cents by currency. */
  readonly due: Readonly<Record<string, number>>;
  readonly waitsFor: readonly string[];
}

/** What a customer's record says, as far as statements depend on it. */
export interface GeneratedCustomer {
  readonly assessment: 'valid' | 'expired' | 'declined' | 'none';
  readonly rank: number;
  readonly acceptsForeignCurrency: boolean;
  readonly age: number;
  readonly vI: { readonly Q2: boolean; readonly Q3: boolean; readonly Q4: boolean; readonly Q5: boolean };
}

function accountOf(entry: GeneratedItem): string {
  const { accountId, account } = fieldsOf(entry);
  if (entry.item.type !== 'onboarding') return accountId ?? account ?? '';
  const opened: readonly string[] = Object(entry.item.payload).plans.plans;
  const first = ['CS', 'EPF', 'PRS'].find((plan) => opened.includes(plan));
  return `${entry.id}-${first}`;
}

/** The sample's onboarding has all pictures and no U.S. indicia, so only a sophisticated investor proves something. */
function needsDocuments(entry: GeneratedItem): boolean {
  const { plan, withdrawalReason, onboardingId, bankAccountStatementFileURL } = fieldsOf(entry);
  switch (entry.item.type) {
    case 'investment':
      return plan === 'EPF';
    case 'redemption':
      return plan === 'PRS' && provenReasons.includes(withdrawalReason ?? '');
    case 'bankar':
      return onboardingId !== undefined && bankAccountStatementFileURL === null;
    case 'onboarding':
      return Object(entry.item.payload).investor.sI === true;
    default:
      return false;
  }
}

/** The applications of a cart: of each account what has to be paid, and what has not. */
export function expectedApplications(cart: readonly GeneratedItem[]): readonly ExpectedApplication[] {
  const keys = [...new Set(cart.map((entry) => `${isPaid(entry)} ${accountOf(entry)}`))];
  return keys.map((key) => {
    const items = cart.filter((entry) => `${isPaid(entry)} ${accountOf(entry)}` === key);
    const [accountId = ''] = items.map(accountOf);
    const due: Record<string, number> = {};
    for (const entry of items.filter(isPaid)) {
      const { currency = '', amount = 0 } = fieldsOf(entry);
      due[currency] = (due[currency] ?? 0) + Math.round(amount * 100);
    }
    const isOpening = items.some(({ item }) => item.type === 'onboarding');
    return {
      accountId,
      itemIds: items.map(({ id }) => id),
      due,
      waitsFor: [
        'confirmation',
        ...(items.some(isPaid) ? ['payment'] : []),
        ...(items.some(needsDocuments) ? ['documents'] : []),
        ...(accountId.startsWith('ONB-') && !isOpening ? ['account'] : []),
      ],
    };
  });
}

/** Code of the statement for a scheme that is bought, once for all its orders: by the first reason that applies. */
function mismatchOf(scheme: keyof typeof schemes, customer: GeneratedCustomer): string | undefined {
  const { rank, currency } = schemes[scheme];
  if (customer.assessment !== 'valid') return `assessment-${customer.assessment}`;
  if (rank > customer.rank) return 'mismatch-risk';
  return currency !== 'MYR' && !customer.acceptsForeignCurrency ? 'mismatch-currency' : undefined;
}

const isScheme = (code: string | undefined): code is keyof typeof schemes =>
  code !== undefined && Object.hasOwn(schemes, code);

/** Code of the scheme that an item buys; `undefined` when it buys none. */
export function boughtBy(entry: GeneratedItem): keyof typeof schemes | undefined {
  const { scheme, toScheme } = fieldsOf(entry);
  const bought =
    entry.item.type === 'investment' ? scheme : entry.item.type === 'switching' ? toScheme : undefined;
  return isScheme(bought) ? bought : undefined;
}

/** PRS accounts that are left for good (reason 9) while another reason is withdrawn for too. */
function leftAccounts(cart: readonly GeneratedItem[]): number {
  const reasons = new Map<string, Set<string>>();
  for (const { withdrawalReason, accountId = '' } of cart.map(fieldsOf)) {
    if (withdrawalReason) reasons.set(accountId, (reasons.get(accountId) ?? new Set()).add(withdrawalReason));
  }
  return [...reasons.values()].filter((each) => each.has('9') && each.size > 1).length;
}

/** Everything that the checkout of a cart asks for, and nothing else: a row for each statement and question. */
export function expectedQuestions(cart: readonly GeneratedItem[], customer: GeneratedCustomer) {
  const { vI, age } = customer;
  const isVulnerable = age >= 60 || vI.Q2 || !vI.Q3 || !vI.Q4 || !vI.Q5;
  const bought = cart.flatMap((entry) => boughtBy(entry) ?? []);
  const hasDocuments = bought.some((scheme) => schemes[scheme].hasDocuments);
  const paid = cart.filter(isPaid).map(fieldsOf);
  const sums = paid.map(({ plan, currency }) => `${plan === 'EPF' ? 'EPF' : 'CS'} ${currency}`);
  return {
    statements: [
      ...(hasDocuments ? ['documents-received'] : []),
      ...[...new Set(bought)].flatMap((scheme) => mismatchOf(scheme, customer) ?? []),
      ...Array.from({ length: leftAccounts(cart) }, () => 'departure-and-withdrawal'),
      ...(isVulnerable ? ['extra-care-explained'] : []),
      'email-confirmed',
    ],
    documentsReceived: hasDocuments ? true : null,
    borrowing: paid.some(({ currency }) => currency !== 'MYR'),
    payer: paid.some(({ plan }) => plan !== 'EPF'),
    paymentMethods: [...new Set(sums)].sort(),
  };
}
