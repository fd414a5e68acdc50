import type { ProductMismatch } from '@portal/shared/api/suitability';
import { formatDate } from '@portal/shared/dates';
import type { Suitability } from '@portal/shared/selling';
import { mismatchKindOf } from '../../../core/items/mismatch-kind.ts';

/** Text of a mismatch, for the agent to read to the customer. */
interface MismatchText {
  readonly title: string;
  /** Absent where the title says all. */
  readonly meaning: string | undefined;
  /** Whether the risk does not fit; only then is the risk gauge shown. */
  readonly isRisk: boolean;
}

/** The service's reason that says no more than the title of a mismatch of risk. */
const riskReason = 'The fund is above the customer’s risk category.';
/** The one that says less than the title of an expired assessment, which has the day. */
const expiredReason = 'The suitability assessment has expired.';

/** Returns why there is no valid assessment, by the customer's record. */
function gapTitle(suitability: Suitability): string {
  switch (suitability.state) {
    case 'expired':
      return `The suitability assessment expired on ${formatDate(suitability.validTo)}`;
    case 'declined':
      return 'The customer declined the suitability assessment';
    case 'none':
      return 'The customer has no suitability assessment';
    default:
      return 'No valid suitability assessment';
  }
}

/** Returns the service's reasons as one text without the one that the title says; `undefined` where no other is left. */
function addedReasons(reasons: readonly string[], said?: string): string | undefined {
  if (reasons.length === 0) return 'The service says that this fund does not suit the customer.';
  return reasons.filter((reason) => reason !== said).join(' ') || undefined;
}

/**
 * Returns title and meaning of a mismatch that the service has found, in the service's words where it gives reasons,
 * and whether it is one of risk (`isRisk`). `suitability` says which assessment is missing.
 */
export function mismatchText(found: ProductMismatch, suitability: Suitability): MismatchText {
  const { customerRank, schemeRank, riskCategory, reasons } = found;
  switch (mismatchKindOf(found)) {
    case 'risk': {
      const covers = `${riskCategory ?? 'The customer’s category'} covers funds up to risk ${customerRank}; this fund is risk ${schemeRank}.`;
      const added = addedReasons(reasons, riskReason);
      return {
        title: 'Above this customer’s risk category',
        meaning: added === undefined ? covers : `${covers} ${added}`,
        isRisk: true,
      };
    }
    case 'currency':
      return {
        title: 'The currency does not suit this customer',
        meaning: addedReasons(reasons),
        isRisk: false,
      };
    case 'no-assessment': {
      const title = gapTitle(suitability);
      const said = suitability.state === 'expired' ? expiredReason : `${title}.`;
      return { title, meaning: addedReasons(reasons, said), isRisk: false };
    }
  }
}
