import fc from 'fast-check';
import {
  createDeclaration,
  type DeclarationAnswers,
  type DeclarationRequirements,
  missingDeclarations,
} from './declaration.ts';

const allRequired: DeclarationRequirements = {
  mismatches: [{ itemId: 'i1', scheme: 'CBGTU', why: 'Riskier than this customer’s category.' }],
  asksBorrowing: true,
  extraCare: 'This customer is 60 or over.',
  agentEmail: 'aisyah@agents.example',
};
const leastRequired: DeclarationRequirements = {
  mismatches: [],
  asksBorrowing: false,
  agentEmail: 'aisyah@agents.example',
};

const blank: DeclarationAnswers = {
  documents: false,
  acknowledged: {},
  reasons: {},
  borrowing: '',
  care: false,
  contactName: '',
  contactPhone: '',
  email: '',
  emailConfirmed: false,
};
const given: DeclarationAnswers = {
  documents: true,
  acknowledged: { i1: true },
  reasons: { i1: ' Has a long horizon for this part. ' },
  borrowing: 'no',
  care: true,
  contactName: 'Syed Ahmad',
  contactPhone: '+60 12-331 9047',
  email: 'sharifah@mail.example',
  emailConfirmed: true,
};

const missingFields = (requirements: DeclarationRequirements, answers: DeclarationAnswers) =>
  missingDeclarations(requirements, answers).map(({ field }) => field);

describe('[CHK-03] a checkout’s declaration', () => {
  test('returns the missing missingFields in the order of the page', () => {
    expect(missingFields(allRequired, blank)).toEqual([
      'documents',
      'acknowledged.i1',
      'borrowing',
      'care',
      'email',
      'emailConfirmed',
    ]);
    expect(missingFields(allRequired, { ...given, reasons: { i1: 'because' } })).toEqual(['reasons.i1']);
    expect(missingFields(allRequired, given)).toEqual([]);
  });

  test('returns only missingFields that are required', () => {
    expect(missingFields(leastRequired, blank)).toEqual(['documents', 'email', 'emailConfirmed']);
  });

  test('accepts no trusted contact, or a complete one', () => {
    expect(missingFields(allRequired, { ...given, contactName: '', contactPhone: '' })).toEqual([]);
    expect(missingFields(allRequired, { ...given, contactPhone: '' })).toEqual(['contactPhone']);
    expect(missingFields(allRequired, { ...given, contactName: '' })).toEqual(['contactName']);
  });

  test('is created only when leastRequired is missing', () => {
    const answers = fc.record<DeclarationAnswers>({
      documents: fc.boolean(),
      acknowledged: fc.record({ i1: fc.boolean() }),
      reasons: fc.record({ i1: fc.constantFrom('', 'too short', 'a reason that is long enough') }),
      borrowing: fc.constantFrom('', 'no', 'yes'),
      care: fc.boolean(),
      contactName: fc.constantFrom('', 'Syed Ahmad'),
      contactPhone: fc.constantFrom('', '+60 12-331 9047'),
      email: fc.constantFrom('', 'sharifah@mail.example', 'aisyah@agents.example'),
      emailConfirmed: fc.boolean(),
    });
    fc.assert(
      fc.property(answers, fc.constantFrom(allRequired, leastRequired), (typed, requirements) => {
        const isMissing = missingDeclarations(requirements, typed).length > 0;
        expect(createDeclaration(requirements, typed) === undefined).toBe(isMissing);
      }),
    );
  });

  test('contains what was declared', () => {
    expect(createDeclaration(allRequired, given)).toEqual({
      documentsReceived: true,
      mismatches: [{ itemId: 'i1', reason: 'Has a long horizon for this part.' }],
      domesticBorrowing: false,
      trustedContact: { name: 'Syed Ahmad', phone: '+60 12-331 9047' },
    });
    expect(createDeclaration(leastRequired, given)).toMatchObject({
      domesticBorrowing: null,
      trustedContact: null,
    });
  });
});
