import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { sat } from './assessment.ts';
import { bankar } from './bank-account.ts';
import { clientInfoUpdate } from './client-information.ts';
import { investment } from './investment.ts';
import type { PaidContent, Payloads, RecordContent, UnpaidContent } from './item-content.ts';
import { onboarding } from './onboarding.ts';
import { redemption } from './redemption.ts';
import { switching } from './switching.ts';

/** Decodes a payload to all that rules and forms need of an item. */
type ItemKind<Type extends ItemType> = (
  payload: Payloads[Type],
) => (PaidContent | UnpaidContent | RecordContent) & { readonly kind: Type };

/** All kinds of items, one for each list of a cart. A new kind is one more entry. */
export const itemKinds = {
  investment,
  redemption,
  switching,
  bankar,
  sat,
  clientInfoUpdate,
  onboarding,
} as const satisfies { readonly [Type in ItemType]: ItemKind<Type> };
