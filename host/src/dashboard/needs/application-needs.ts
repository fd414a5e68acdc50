import type { ApplicationRow } from '@portal/shared/api/applications';
import { formatDayAndMonth, malaysianDateOf } from '@portal/shared/dates';
import { sumByCurrency } from '@portal/shared/money';
import { applicationAddress, pageAddress } from '@portal/shared/page-address';
import { checkoutPath } from '@portal/shared/pages';
import { isMixed, nextActionOf, outstandingText, sumText } from '@portal/shared/selling';
import { documentsDueText, formatAge, type Need, type NeedAction, type NeedKind } from './need.ts';

/** Statuses that need the agent. */
const kindOf: Readonly<Partial<Record<ApplicationRow['status'], NeedKind>>> = {
  'Pending Payment': 'pay',
  'Pending Customer Confirmation': 'confirm',
  'Pending Documents': 'documents',
  Rejected: 'rejected',
  // an onboarding in the cart
  Draft: 'onboarding',
};

/** What the needs of applications depend on, besides the applications. */
interface ApplicationNeedsInput {
  /** Ids of the checkouts that the agent leaves as they are. */
  readonly leftCheckouts: ReadonlySet<string>;
  /** YYYY-MM-DD, in Malaysia. */
  readonly today: string;
  /** Instant at which today's price ends; absent when there is none, or no longer. */
  readonly cutOff?: string | undefined;
}

/** Returns the applications that need the agent, in the order of `rows`. */
export function buildApplicationNeeds(
  rows: readonly ApplicationRow[],
  input: ApplicationNeedsInput,
): readonly Need[] {
  return rows.flatMap((row) => {
    const kind = kindOf[row.status];
    return kind && !input.leftCheckouts.has(row.checkoutId) ? [buildNeed(row, kind, input)] : [];
  });
}

function buildNeed(row: ApplicationRow, kind: NeedKind, input: ApplicationNeedsInput): Need {
  const { today, cutOff } = input;
  const { applicationId, formNo, customerName, reason, status, updatedAt } = row;
  // EPF pays when it has the form, not the agent before the cut-off
  const isPaidByAgent = kind === 'pay' && row.plan !== 'EPF';
  const endsAt = kind === 'confirm' ? row.expiresAt : isPaidByAgent ? cutOff : undefined;
  const part = kind === 'rejected' ? (row.isConfirmed ? 'operations' : 'customer') : isPaidByAgent && 'agent';
  return {
    id: applicationId,
    kind,
    mark: `${status} ${updatedAt}`,
    formNo,
    customerName,
    text: describe(row, kind),
    time:
      kind === 'confirm' && row.expiresAt
        ? `ends ${formatDayAndMonth(malaysianDateOf(row.expiresAt))}`
        : formatAge(row.submittedAt, today),
    sums: kind === 'pay' ? sumByCurrency(row.due.map(({ currency, amount }) => amount.in(currency))) : [],
    since: row.submittedAt,
    action: buildAction(row),
    to: kind === 'onboarding' ? (openPath(row) ?? '') : applicationAddress(applicationId, formNo),
    state: { status, reason, customerName },
    ...(endsAt ? { endsAt } : {}),
    ...(part ? { part } : {}),
  };
}

function describe(row: ApplicationRow, kind: NeedKind): string {
  const reason = row.reason?.trim() ?? '';
  switch (kind) {
    case 'pay': {
      // the button says the amount, but not that of EPF
      if (row.plan === 'EPF') return outstandingText(row) ?? 'Payment outstanding';
      const payment = describeSizes(row) || 'Payment outstanding';
      return isMixed(row.types) ? `${payment}; the other items wait for this payment` : payment;
    }
    case 'confirm': {
      const order = describeSizes(row, 'with the amount') || 'Waits for the customer to confirm';
      return isMixed(row.types) ? `${order}; after that, all items wait for the payment` : order;
    }
    case 'documents':
      return reason || documentsDueText;
    case 'onboarding':
      return reason || 'Onboarding not finished';
    default:
      return reason || 'Rejected';
  }
}

const verbs = { investment: 'Invest', redemption: 'Redeem', switching: 'Switch' } as const;

type Size = ApplicationRow['sizes'][number];

/** Formats one size: `MYR 8,000.00`, `200.00 units`, `all`. */
const sizeText = (size: Size): string =>
  size.by === 'amount'
    ? sumText(size.amount.in(size.currency))
    : size.by === 'units'
      ? `${size.units.format()} units`
      : 'all';

/**
 * Describes what an application moves: `Invest in CBSUK and CBMGF`; with the amount `Invest MYR 8,000.00 in CBSUK`, or
 * `3 items, MYR 8,000.00`. Empty when it moves nothing.
 */
function describeSizes({ sizes }: Pick<ApplicationRow, 'sizes'>, option?: 'with the amount'): string {
  const [first, ...others] = sizes;
  if (!first) return '';
  if (option === undefined && sizes.every(({ type }) => type === first.type)) {
    const names = [...new Set(sizes.map(({ scheme }) => scheme))];
    if (first.type === 'investment') return `Invest in ${joinNames(names)}`;
  }
  if (others.length === 0) {
    const target = first.to ? ` to ${first.to.scheme}` : '';
    const word = first.type === 'investment' ? 'in' : 'of';
    return `${verbs[first.type]} ${sizeText(first)} ${word} ${first.scheme}${target}`;
  }
  const amounts = sumByCurrency(
    sizes.flatMap((size) =>
      size.by === 'amount' && size.type === 'investment' ? [size.amount.in(size.currency)] : [],
    ),
  );
  return [`${sizes.length} items`, ...amounts.map(sumText)].join(', ');
}

/** Joins names: `A, B and C`. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const openPath = (row: ApplicationRow): string | undefined => {
  const action = nextActionOf(row);
  return action && action.kind !== 'resend' ? action.to : undefined;
};

/** Returns the next action as the list of applications names it, and a document by its name where the reason has it. */
function buildAction(row: ApplicationRow): NeedAction {
  // the sent checkout has the button that sends what needs no payment by itself
  if (row.status === 'Pending Customer Confirmation' && isMixed(row.types))
    return {
      kind: 'open',
      label: 'Send separately',
      to: pageAddress(checkoutPath, { customerId: row.customerId, sent: row.checkoutId }),
    };
  const { applicationId, checkoutId, customerId, formNo } = row;
  const action = nextActionOf(row);
  if (action?.kind === 'resend')
    return { kind: 'resend', label: action.label, applicationId, checkoutId, customerId };
  if (!action) return { kind: 'open', label: 'Open', to: applicationAddress(applicationId, formNo) };
  const isStatementDue = action.kind === 'upload' && /\bstatement\b/i.test(row.reason ?? '');
  return { kind: 'open', label: isStatementDue ? 'Upload statement' : action.label, to: action.to };
}
