import type { WireOf } from '@portal/shared/api/endpoint';
import type {
  productMismatch,
  riskCalculation,
  satAnswers,
  satList,
  satQuestions,
} from '@portal/shared/api/suitability';

export const mismatchWire: WireOf<typeof productMismatch> = {
  mismatch: true,
  reasons: ['Above this customer’s risk category.'],
  customerRank: 3,
  schemeRank: 4,
  riskCategory: 'Moderate',
};

export const satQuestionsWire: WireOf<typeof satQuestions> = [
  {
    id: 5,
    section: 'Objective',
    text: 'How long can the money stay invested?',
    scored: true,
    locked: false,
    options: [
      { value: '1', text: 'Less than a year', score: 1 },
      { value: '2', text: '1 to 3 years', score: 2 },
    ],
  },
];

export const satListWire: WireOf<typeof satList> = [
  {
    id: 'S1',
    customerId: 'C1',
    customerName: 'TAN WEI JUN',
    status: 'Draft',
    updatedAt: '2026-11-20T15:12:00+08:00',
  },
];

export const satAnswersWire: WireOf<typeof satAnswers> = {
  answers: [{ questionId: 5, value: '2' }],
  assessedOn: '2026-03-15',
  locked: [],
};

export const calculatedRiskWire: WireOf<typeof riskCalculation> = {
  riskCategory: 'Moderate',
  satGroup: 'M',
  score: 30,
  rank: 3,
  satEffectiveDate: '2026-11-21',
  satEffectiveDateTo: '2027-11-20',
};
