import { type Suitability, suitabilityOf } from '@portal/shared/selling';
import { riskNote } from './risk-note.ts';

const moderate = { satGroup: 'M', satEffectiveDateTo: '2026-12-02', satDeclarationId: 1 };

test.each<[string, Suitability]>([
  ['Moderate, risk up to 3', suitabilityOf(moderate, '2026-11-21')],
  ['Moderate, risk up to 3', suitabilityOf(moderate, '2026-01-01')],
  ['Suitability assessment expired', suitabilityOf(moderate, '2026-12-03')],
  ['Suitability assessment declined', { state: 'declined' }],
  ['No suitability assessment', { state: 'none' }],
])('%s', (note, suitability) => {
  expect(riskNote(suitability)).toBe(note);
});
