import { bankAccountText } from '@portal/shared/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { Fund, Scheme } from '@portal/shared/api/funds';
import type { Agent } from '@portal/shared/contract';
import {
  agentCodeFor,
  mismatchOf,
  notRegistered,
  permittedActions,
  suitabilityOf,
} from '@portal/shared/selling';
import { asAssessed, basisOf, type CountingAssessment } from '../../core/assessment/counting-assessment.ts';
import { boughtLeg, type CartItem, isMoneyItem, type MoneyItem } from '../../core/items/cart-item.ts';
import type { BoughtLeg, Leg } from '../../core/items/item-content.ts';
import type { ItemState } from '../../core/items/item-states.tsx';
import { acknowledges, type MismatchReason, missingAnswer } from '../../core/items/mismatch-reasons.ts';

/** Whether an item can be checked out. */
export interface Readiness {
  /** `acknowledged`: it does not suit, and the customer has given a reason to go on (SAT-04). */
  readonly status: ItemState;
  /** Sentences that say why, or what the agent should know; each may be true of other items too. */
  readonly reasons: readonly string[];
  /** The fund would suit by the assessment in the cart, which is not chosen. */
  readonly suitsIfIncluded?: true;
}

/** What an item is checked against. Data that could not be loaded is `undefined`; the item is then `unchecked`. */
export interface ReadinessFacts {
  readonly agent: Agent;
  readonly customer?: Customer | undefined;
  readonly schemes?: readonly Scheme[] | undefined;
  readonly funds?: readonly Fund[] | undefined;
  /** Ids of all items of the cart, which may add bank accounts. */
  readonly itemIds: ReadonlySet<string>;
  /** Ids of the items that are not finished, which keeps what depends on them in the cart. */
  readonly unfinishedIds?: ReadonlySet<string>;
  /** Ids of the bank accounts that checkouts add. Without it nothing is blocked that needs another item. */
  readonly addedBankIds?: ReadonlySet<string> | undefined;
  /** Ids of paid items that have another one of their kind into the same scheme from the same account. */
  readonly duplicateIds?: ReadonlySet<string>;
  /** Reasons that were given with the acknowledgement of a mismatch, by item. */
  readonly mismatchReasons?: Readonly<Record<string, MismatchReason>>;
  /** The assessment that the chosen items are judged by. Default: the one on record. */
  readonly counting?: CountingAssessment;
  /** What is wrong with withdrawals from PRS, by item. */
  readonly withdrawalProblems?: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const ready: Readiness = { status: 'ready', reasons: [] };
const blocked = (why: string): Readiness => ({ status: 'blocked', reasons: [why] });
const warning = (why: string): Readiness => ({ status: 'warning', reasons: [why] });

interface Facts extends ReadinessFacts {
  readonly customer: Customer;
  readonly schemes: readonly Scheme[];
  readonly funds: readonly Fund[];
}

/** Returns what may be done with a scheme in the account of an item. */
function actionsOn(scheme: Scheme, { accountId, plan }: MoneyItem, facts: Facts) {
  const account = facts.customer.account.find((each) => each.accountId === accountId);
  return permittedActions({
    agent: facts.agent,
    customer: facts.customer,
    today: facts.today,
    // a redemption or switch of an account that the record no longer has is judged by its scheme alone
    account: account ?? { plan, accountType: 'IND', epfAccountType: null },
    scheme,
    fund: facts.funds.find(({ fundCode }) => fundCode === scheme.fundCode),
  });
}

/** Checks an item's schemes, and the account of a paid item. */
function checkItem(item: MoneyItem, facts: Facts): Readiness {
  const schemeOf = (leg: Leg) => facts.schemes.find(({ scheme }) => scheme === leg.scheme);
  const bought = boughtLeg(item);
  if (bought && !schemeOf(bought)) return blocked(`${bought.withdrawn} ${item.remedy}`);
  if (item.amount && !facts.customer.account.some(({ accountId }) => accountId === item.accountId)) {
    if (item.onboardingId === undefined)
      return blocked('This customer no longer has this account. Remove it.');
    // the accounts of another onboarding than the page's are not known here
    return item.onboardingId === facts.customer.customerId
      ? blocked('The onboarding does not open this account. Remove it.')
      : ready;
  }
  for (const leg of item.legs) {
    const scheme = schemeOf(leg);
    const permission = scheme && actionsOn(scheme, item, facts)[leg.action ?? item.action];
    if (permission && !permission.allowed) return blocked(`${permission.reason} ${item.remedy}`);
  }
  return bought ? judgeFund(item, bought, facts) : ready;
}

/** Checks whether the fund that an item buys suits the customer, by the assessment that counts for the item. */
function judgeFund(item: MoneyItem, bought: BoughtLeg, facts: Facts): Readiness {
  const { customer, today, counting = { source: 'record' } } = facts;
  // what is under an onboarding has a separate checkout, without the assessment
  const itsOwn: CountingAssessment = item.onboardingId === undefined ? counting : { source: 'record' };
  const suitability = suitabilityOf(asAssessed(customer, itsOwn), today);
  const basis = basisOf(itsOwn, today);
  const found = mismatchOf(suitability, bought.satRank);
  if (!found) return basis ? { status: 'ready', reasons: [`Suitable ${basis}.`] } : ready;
  const mismatch = basis ? `${found} Checked ${basis}.` : found;
  const answer = facts.mismatchReasons?.[item.id];
  const kind = 'rank' in suitability ? 'risk' : 'no-assessment';
  const missing = missingAnswer(bought.scheme, {
    isAcknowledged: answer !== undefined && acknowledges(answer.acknowledged, kind),
    reason: answer?.reason ?? '',
  });
  return missing
    ? {
        ...warning(`${mismatch} ${missing.problem}`),
        ...(suitsByLeftOut(bought, itsOwn, facts) && { suitsIfIncluded: true }),
      }
    : { status: 'acknowledged', reasons: [`${mismatch} Acknowledged, with a reason.`] };
}

/** Whether the fund would suit by the assessment in the cart, if that were chosen. */
function suitsByLeftOut(
  bought: BoughtLeg,
  counting: CountingAssessment,
  { customer, today }: Facts,
): boolean {
  if (counting.source === 'cart' || !counting.leftOut) return false;
  const assessed = asAssessed(customer, { source: 'cart', assessment: counting.leftOut });
  return mismatchOf(suitabilityOf(assessed, today), bought.satRank) === undefined;
}

/** Returns a note about the bank account that a ready item pays into, when that account is pending. */
function bankNote({ paysInto }: MoneyItem, itemIds: ReadonlySet<string>): string | undefined {
  if (!paysInto?.idBankar) return undefined;
  const account = bankAccountText(paysInto.bankName, paysInto.number);
  return itemIds.has(paysInto.idBankar)
    ? `Pays into ${account}, which is also in this cart. Both are sent together.`
    : `Pays into ${account}, which is still being added.`;
}

/** Returns why an item is blocked when the bank account that it pays into is no longer being added. */
function bankRefusal({ paysInto }: MoneyItem, { itemIds, addedBankIds }: ReadinessFacts): string | undefined {
  const id = paysInto?.idBankar;
  if (!paysInto || id === undefined || !addedBankIds || itemIds.has(id) || addedBankIds.has(id))
    return undefined;
  const account = bankAccountText(paysInto.bankName, paysInto.number);
  return `Pays into ${account}, which is no longer being added. Choose another account, or remove it.`;
}

const duplicateNote = ({ noun }: MoneyItem) =>
  `The cart has another ${noun} into this fund from this account. Check that the customer wants both.`;

/** Returns a note about the onboarding or the bank account that a ready item depends on. */
function dependencyNote(item: MoneyItem, itemIds: ReadonlySet<string>): string | undefined {
  const { onboardingId: opening } = item;
  if (opening === undefined) return bankNote(item, itemIds);
  return itemIds.has(opening)
    ? 'Invested into the account that the onboarding in this cart opens.'
    : 'Invested under an onboarding that is not in this cart.';
}

/** Returns why an item is blocked by the onboarding that it belongs to. */
function openingRefusal({ onboardingId }: CartItem, facts: ReadinessFacts): string | undefined {
  if (onboardingId === undefined) return undefined;
  if (facts.unfinishedIds?.has(onboardingId)) return 'It waits for its onboarding, which is not finished.';
  return facts.addedBankIds && !facts.itemIds.has(onboardingId)
    ? 'Its onboarding is not in this cart. Remove it.'
    : undefined;
}

/**
 * Returns whether an item of the cart can be checked out: `ready`, `acknowledged`, `warning` or `blocked` with the
 * reasons, or `unchecked` while the customer, schemes or funds are not loaded. The service validates it again at checkout
 * (CHK-02).
 */
export function readinessOf(item: CartItem, facts: ReadinessFacts): Readiness {
  const waiting = item.unfinished ?? openingRefusal(item, facts);
  if (waiting !== undefined) return blocked(waiting);
  if (!isMoneyItem(item)) return ready;
  if (agentCodeFor(facts.agent, item.plan) === undefined) return blocked(notRegistered);
  const { customer, schemes, funds } = facts;
  const refusal = bankRefusal(item, facts);
  if (refusal) return blocked(refusal);
  const problem = facts.withdrawalProblems?.get(item.id);
  if (problem) return blocked(`${problem} Change or remove it.`);
  if (!customer || !schemes || !funds)
    return { status: 'unchecked', reasons: ['It is checked at checkout.'] };
  const readiness = checkItem(item, { ...facts, customer, schemes, funds });
  if (readiness.status !== 'blocked' && facts.duplicateIds?.has(item.id)) {
    return { ...readiness, status: 'warning', reasons: [...readiness.reasons, duplicateNote(item)] };
  }
  const note = readiness.status === 'ready' ? dependencyNote(item, facts.itemIds) : undefined;
  return note ? { ...readiness, reasons: [...readiness.reasons, note] } : readiness;
}
