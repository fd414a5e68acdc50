import type { ProductMismatch } from '@portal/shared/api/suitability';
import { mismatchKindOf } from '../../core/items/mismatch-kind.ts';

/** Possible loss in a year of a fund of each rank (domain: suitability). */
const possibleLosses: Readonly<Record<number, string>> = {
  2: 'a fall of up to 5% in a year is possible',
  3: 'a fall of up to 10% in a year is possible',
  4: 'a fall of up to 20% in a year is possible',
  5: 'a fall of more than 20% in a year is possible',
};

/** Text of a mismatch, for the agent to read to the customer. */
interface MismatchText {
  readonly title: string;
  readonly meaning: string;
  /** Whether the risk does not fit; only then is the risk gauge shown. */
  readonly isRisk: boolean;
}

/** Returns the text of a mismatch that the service has found. */
export function mismatchText(found: ProductMismatch): MismatchText {
  const { customerRank, schemeRank, riskCategory, reasons } = found;
  const kind = mismatchKindOf(found);
  if (kind === 'risk') {
    const loss = possibleLosses[schemeRank];
    const covers = `${riskCategory ?? 'The customer’s category'} covers funds up to risk ${customerRank}.`;
    const risk = loss ? `This fund is risk ${schemeRank}, so ${loss}.` : `This fund is risk ${schemeRank}.`;
    return { title: 'Riskier than this customer’s category', meaning: `${covers} ${risk}`, isRisk: true };
  }
  return {
    title:
      kind === 'no-assessment'
        ? 'No valid suitability assessment'
        : 'Does not fit this customer’s assessment',
    meaning: reasons.join(' ') || 'The service says that this fund does not suit the customer.',
    isRisk: false,
  };
}
