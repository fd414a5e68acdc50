import type { Suitability } from '@portal/shared/selling';

/** Formats what an assessment permits: `Moderate, risk up to 3`. */
export function riskNote(suitability: Suitability): string {
  switch (suitability.state) {
    case 'valid':
    case 'expiring':
      return `${suitability.category}, risk up to ${suitability.rank}`;
    case 'none':
      return 'No suitability assessment';
    case 'expired':
      return 'Suitability assessment expired';
    case 'declined':
      return 'Suitability assessment declined';
  }
}
