import fc from 'fast-check';
import {
  type DeclarationAnswers,
  type DeclarationRequirements,
  declare,
  missingDeclarations,
} from './declaration.ts';

const everything: DeclarationRequirements = {
  mismatches: [{ itemId: 'i1', scheme: 'CBGTU', why: 'Riskier than this customer’s category.' }],
  asksBorrowing: true,
  extraCare: 'This customer is 60 or over.',
  agentEmail: 'aisyah@agents.example',
};
const nothing: DeclarationRequirements = {
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

const fields = (demand: DeclarationRequirements, answers: DeclarationAnswers) =>
  missingDeclarations(demand, answers).map(({ field }) => field);

describe('[CHK-03] the declaration must be given', () => {
  test('what is left is told in the order of the page', () => {
    expect(fields(everything, blank)).toEqual([
      'documents',
      'acknowledged.i1',
      'borrowing',
      'care',
      'email',
      'emailConfirmed',
    ]);
    expect(fields(everything, { ...given, reasons: { i1: 'because' } })).toEqual(['reasons.i1']);
    expect(fields(everything, given)).toEqual([]);
  });

  test('what is not demanded is not asked', () => {
    expect(fields(nothing, blank)).toEqual(['documents', 'email', 'emailConfirmed']);
  });

  test('a trusted contact may be left out, but not half given', () => {
    expect(fields(everything, { ...given, contactName: '', contactPhone: '' })).toEqual([]);
    expect(fields(everything, { ...given, contactPhone: '' })).toEqual(['contactPhone']);
    expect(fields(everything, { ...given, contactName: '' })).toEqual(['contactName']);
  });

  test('it is made only when nothing is missing', () => {
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
      fc.property(answers, fc.constantFrom(everything, nothing), (typed, demand) => {
        expect(declare(demand, typed) === undefined).toBe(missingDeclarations(demand, typed).length > 0);
      }),
    );
  });

  test('it says what was declared', () => {
    expect(declare(everything, given)).toEqual({
      documentsReceived: true,
      mismatches: [{ itemId: 'i1', reason: 'Has a long horizon for this part.' }],
      domesticBorrowing: false,
      trustedContact: { name: 'Syed Ahmad', phone: '+60 12-331 9047' },
    });
    expect(declare(nothing, given)).toMatchObject({ domesticBorrowing: null, trustedContact: null });
  });
});
