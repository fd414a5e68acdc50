import * as z from '@portal/shared/schema';
import { currency, id, optionalText, plan } from './wire.ts';

/** Individual, joint, with a minor as joint holder, corporate (docs/domain.md, section 1). */
const accountTypes = ['IND', 'JNT', 'MNR', 'COR'] as const;
/** Schema of an account type. */
export const accountType = z.enum(accountTypes);
/** Type of an account. */
export type AccountType = (typeof accountTypes)[number];

/** An account of a customer: one plan, one or more currencies. */
export const account = z.object({
  accountId: id,
  accountName: z.string(),
  accountType,
  plan,
  currencies: z.array(currency),
  holders: z.array(
    z.object({ name: z.string(), idNo: optionalText, role: z.enum(['Principal', 'Joint', 'Minor']) }),
  ),
  /** 1 principal, 2 either to sign, 3 both to sign. */
  operatingInstruction: z.enum(['1', '2', '3']),
  /** Only EPF accounts: `Konvensional` or `Shariah`. */
  epfAccountType: optionalText,
});
/** An account of a customer. */
export type Account = z.output<typeof account>;
