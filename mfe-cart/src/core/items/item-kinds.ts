import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { decodeAssessment } from './assessment.ts';
import { decodeBankAccount } from './bank-account.ts';
import { decodeClientInformation } from './client-information.ts';
import { decodeInvestment } from './investment.ts';
import type { PaidContent, Payloads, RecordContent, UnpaidContent } from './item-content.ts';
import { decodeOnboarding } from './onboarding.ts';
import { decodeRedemption } from './redemption.ts';
import { decodeSwitch } from './switching.ts';

/** Decodes a payload to all that rules and forms need of an item. */
type ItemKind<Type extends ItemType> = (
  payload: Payloads[Type],
) => (PaidContent | UnpaidContent | RecordContent) & { readonly kind: Type };

/** All kinds of items, one for each list of a cart. A new kind is one more entry. */
export const itemKinds = {
  investment: decodeInvestment,
  redemption: decodeRedemption,
  switching: decodeSwitch,
  bankar: decodeBankAccount,
  sat: decodeAssessment,
  clientInfoUpdate: decodeClientInformation,
  onboarding: decodeOnboarding,
} as const satisfies { readonly [Type in ItemType]: ItemKind<Type> };
