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
const riskReason = 'The fund is riskier than the customer’s risk category.';

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

/**
 * Returns title and meaning of a mismatch that the service has found, in the service's words where it gives reasons,
 * and whether it is one of risk (`isRisk`). `suitability` says which assessment is missing.
 */
export function mismatchText(found: ProductMismatch, suitability: Suitability): MismatchText {
  const { customerRank, schemeRank, riskCategory, reasons } = found;
  const service = reasons.join(' ') || 'The service says that this fund does not suit the customer.';
  switch (mismatchKindOf(found)) {
    case 'risk': {
      const added = service === riskReason ? '' : ` ${service}`;
      const covers = `${riskCategory ?? 'The customer’s category'} covers funds up to risk ${customerRank}; this fund is risk ${schemeRank}.`;
      return {
        title: 'Riskier than this customer’s category',
        meaning: `${covers}${added}`,
        isRisk: true,
      };
    }
    case 'currency':
      return { title: 'The currency does not suit this customer', meaning: service, isRisk: false };
    case 'no-assessment': {
      const title = gapTitle(suitability);
      // the service may say no more than the title
      return { title, meaning: service === `${title}.` ? undefined : service, isRisk: false };
    }
  }
}
