import type { Payloads, SchemeRef, Size } from '@portal/shared/items';
import type { Money, Percent, Units } from '@portal/shared/money';
import type { assessmentPath, onboardingPath } from '@portal/shared/pages';
import type { permittedActions } from '@portal/shared/selling';
import type { Plan } from '../plan.ts';
import type { TransactionName } from '../transaction-words.ts';

export type { Payloads };

type SellingAction = keyof ReturnType<typeof permittedActions>;

interface SoldLeg extends SchemeRef {
  readonly direction: 'out';
  /** Name of the leg in the Cart Summary, when the item has two. */
  readonly label?: string;
  /** Permission that the leg needs, when it is another one than the item's. */
  readonly action?: SellingAction;
}

export interface BoughtLeg extends SchemeRef {
  readonly direction: 'in';
  readonly label?: string;
  readonly action?: SellingAction;
  /** Risk rank of the fund, 1 to 5. */
  readonly satRank: number;
  /** Sentence that says that the scheme is no longer offered. */
  readonly withdrawn: string;
}

/** A scheme that an item sells (`out`) or buys (`in`). */
export type Leg = SoldLeg | BoughtLeg;

/** A bank account that an item pays into. */
export interface PayoutAccount {
  readonly bankName: string;
  readonly number: string;
  readonly micrCode?: string;
  /** Id of the item that adds this account, while it is not registered yet. */
  readonly idBankar?: string;
}

/** Path of a page that edits items. */
export type ItemPage = typeof assessmentPath | typeof onboardingPath;

/** What rules and forms need of an item. Its text is `ItemText`, for every kind. Screens never ask for the kind. */
interface Content {
  /** Type of the item at the wire. */
  readonly kind: string;
  /** Noun for the kind, for the labels of an item's controls. */
  readonly noun: string;
  readonly glyph: 'plus' | 'minus' | 'arrows' | 'bank' | 'checklist' | 'person';
  /** Schemes, in the order in which money flows. */
  readonly legs: readonly Leg[];
  /** It needs documents after the customer has confirmed (docs/domain.md, sections 3 and 6). */
  readonly needsDocuments?: true;
  /** Id of the onboarding item that the item belongs to, if any. */
  readonly onboardingId?: string;
  /** Name, in the address, of the transaction whose drawer edits the item; absent when none does. */
  readonly transaction?: TransactionName;
  /** Says what is still to be answered, for an item that is saved before it is complete; it cannot be checked out. */
  readonly unfinished?: string;
  /** Path of the page that edits the item, when it is no drawer. */
  readonly editedAt?: ItemPage;
}

/** An item that changes the customer's record and moves no money. */
export interface RecordContent extends Content {
  readonly accountId?: undefined;
  readonly amount?: undefined;
  readonly salesCharge?: undefined;
  readonly paysInto?: undefined;
  /** Account whose application it goes into; absent for the customer's record, and for an onboarding. */
  readonly filedUnder?: string;
  /** Opens an account, so it is sent in the checkout of onboardings, with the items under it (CHK-01). */
  readonly isOnboarding?: true;
}

interface TransactionContent extends Content {
  readonly accountId: string;
  readonly filedUnder?: undefined;
  readonly plan: Plan;
  /** Title of the item's section in the Cart Summary (SHL-06). */
  readonly section: string;
  /** Permission that every leg needs, unless the leg names another one. */
  readonly action: SellingAction;
  /** What the agent can do when the item is blocked, as a sentence. */
  readonly remedy: string;
  readonly salesCharge?: Percent;
  readonly paysInto?: PayoutAccount;
  readonly isOnboarding?: undefined;
}

/** An item that the customer pays for. `amount` includes the sales charge. Its account must exist. */
export interface PaidContent extends TransactionContent {
  readonly switchedUnits?: undefined;
  readonly amount: Money;
}

/** An item that changes holdings and is not paid for. */
export interface UnpaidContent extends TransactionContent {
  readonly amount?: undefined;
  readonly size: Size;
  /** Units that a switch by units moves, also when they are all. */
  readonly switchedUnits?: Units;
}
