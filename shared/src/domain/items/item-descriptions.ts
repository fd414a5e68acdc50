import type { ItemType } from '@portal/shared/api/transaction-payloads';
import { describeAssessment } from './assessment.ts';
import { describeBankAccount } from './bank-account.ts';
import { describeInformationUpdate } from './information-update.ts';
import { describeInvestment } from './investment.ts';
import type { DescribePayload } from './item-text.ts';
import { describeOnboarding } from './onboarding.ts';
import { describeRedemption } from './redemption.ts';
import { describeSwitching } from './switching.ts';

/** The text of each type of item. A new type is one more entry. */
export const itemDescriptions: { readonly [Type in ItemType]: DescribePayload<Type> } = {
  investment: describeInvestment,
  redemption: describeRedemption,
  switching: describeSwitching,
  bankar: describeBankAccount,
  sat: describeAssessment,
  clientInfoUpdate: describeInformationUpdate,
  onboarding: describeOnboarding,
};
