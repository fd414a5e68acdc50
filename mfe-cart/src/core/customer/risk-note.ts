import type { Suitability } from '@portal/shared/selling';

/**
 * Returns what a suitability assessment permits, as text: `Moderate, risk up to 3`; or that there is none, or that it
 * has expired or was declined.
 */
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
