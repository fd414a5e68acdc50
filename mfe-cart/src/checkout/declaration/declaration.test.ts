import type { MismatchKind } from '@portal/shared/api/checkout-submission';
import fc from 'fast-check';
import {
  createDeclaration,
  type DeclarationAnswers,
  type DeclarationRequirements,
  type DeclaredMismatch,
  missingDeclarations,
  reasonsToKeep,
} from './declaration.ts';
import { mismatchStatement } from './statements.ts';

const mismatch = (itemId: string, kind: MismatchKind, ...others: readonly string[]): DeclaredMismatch => ({
  orders: [{ itemId, text: '' }, ...others.map((other) => ({ itemId: other, text: '' }))],
  scheme: 'CBGTU',
  kind,
  statement: mismatchStatement({ kind, scheme: 'CBGTU', category: 'Moderate', gap: 'expired' }),
});
const allRequired: DeclarationRequirements = {
  hasFundDocuments: true,
  mismatches: [mismatch('i1', 'risk')],
  departures: [],
  asksBorrowing: true,
  extraCare: 'This customer is 60 or over.',
  agentEmail: 'aisyah@agents.example',
};
const leastRequired: DeclarationRequirements = {
  hasFundDocuments: false,
  mismatches: [],
  departures: [],
  asksBorrowing: false,
  agentEmail: 'aisyah@agents.example',
};

const at = (minute: number) => `2026-11-21T10:${minute}:00+08:00`;
const blank: DeclarationAnswers = {
  ticked: {},
  reasons: {},
  borrowing: '',
  contactName: '',
  contactPhone: '',
  email: '',
};
const given: DeclarationAnswers = {
  ticked: { emailConfirmed: at(13), care: at(12), 'acknowledged.i1': at(11), documents: at(10) },
  reasons: { i1: ' Has a long horizon for this part. ' },
  borrowing: 'no',
  contactName: 'Syed Ahmad',
  contactPhone: '+60 12-331 9047',
  email: 'sharifah@mail.example',
};

const missingFields = (requirements: DeclarationRequirements, answers: DeclarationAnswers) =>
  missingDeclarations(requirements, answers).map(({ field }) => field);

describe('[CHK-03] a checkout’s declaration', () => {
  test('returns the missing fields in the order of the page', () => {
    expect(missingFields(allRequired, blank)).toEqual([
      'acknowledged.i1',
      'documents',
      'borrowing',
      'care',
      'email',
      'emailConfirmed',
    ]);
    expect(missingFields(allRequired, { ...given, reasons: { i1: 'because' } })).toEqual(['reasons.i1']);
    expect(missingFields(allRequired, given)).toEqual([]);
  });

  test('returns only the missing fields that are required', () => {
    expect(missingFields(leastRequired, blank)).toEqual(['email', 'emailConfirmed']);
  });

  test('accepts no trusted contact, or a complete one', () => {
    expect(missingFields(allRequired, { ...given, contactName: '', contactPhone: '' })).toEqual([]);
    expect(missingFields(allRequired, { ...given, contactPhone: '' })).toEqual(['contactPhone']);
    expect(missingFields(allRequired, { ...given, contactName: '' })).toEqual(['contactName']);
  });

  test('is created only when nothing is missing', () => {
    const tick = fc.constantFrom(at(10), null);
    const answers = fc.record<DeclarationAnswers>({
      ticked: fc.record({ documents: tick, 'acknowledged.i1': tick, care: tick, emailConfirmed: tick }),
      reasons: fc.record({ i1: fc.constantFrom('', 'too short', 'a reason that is long enough') }),
      borrowing: fc.constantFrom('', 'no', 'yes'),
      contactName: fc.constantFrom('', 'Syed Ahmad'),
      contactPhone: fc.constantFrom('', '+60 12-331 9047'),
      email: fc.constantFrom('', 'sharifah@mail.example', 'aisyah@agents.example'),
    });
    fc.assert(
      fc.property(answers, fc.constantFrom(allRequired, leastRequired), (typed, requirements) => {
        const isMissing = missingDeclarations(requirements, typed).length > 0;
        expect(createDeclaration(requirements, typed) === undefined).toBe(isMissing);
      }),
    );
  });

  test('contains all that was ticked and typed', () => {
    expect(createDeclaration(allRequired, given)).toEqual({
      documentsReceived: true,
      mismatches: [{ itemId: 'i1', kind: 'risk', reason: 'Has a long horizon for this part.' }],
      domesticBorrowing: false,
      vulnerable: {
        explained: true,
        trustedContact: { name: 'Syed Ahmad', phone: '+60123319047' },
      },
      emailConfirmed: true,
      statements: [
        { code: 'documents-received', version: 2, tickedAt: at(10) },
        { code: 'mismatch-risk', version: 2, tickedAt: at(11) },
        { code: 'extra-care-explained', version: 1, tickedAt: at(12) },
        { code: 'email-confirmed', version: 1, tickedAt: at(13) },
      ],
    });
  });

  test('contains nothing that was not asked for these items', () => {
    expect(createDeclaration(leastRequired, given)).toEqual({
      documentsReceived: null,
      mismatches: [],
      domesticBorrowing: null,
      vulnerable: null,
      emailConfirmed: true,
      statements: [{ code: 'email-confirmed', version: 1, tickedAt: at(13) }],
    });
  });

  test('contains what was explained to a vulnerable customer without a trusted contact', () => {
    const declaration = createDeclaration(allRequired, { ...given, contactName: ' ', contactPhone: '' });
    expect(declaration?.vulnerable).toEqual({ explained: true, trustedContact: null });
  });

  test('has a statement for each fund that does not suit, in the order of the items', () => {
    const mismatches = [mismatch('i1', 'no-assessment'), mismatch('i2', 'no-assessment')];
    const reason = 'Has a long horizon.';
    const declaration = createDeclaration(
      { ...leastRequired, mismatches },
      {
        ...given,
        ticked: { ...given.ticked, 'acknowledged.i2': at(20) },
        reasons: { i1: reason, i2: reason },
      },
    );
    expect(declaration?.mismatches.map(({ itemId, kind }) => `${itemId} ${kind}`)).toEqual([
      'i1 no-assessment',
      'i2 no-assessment',
    ]);
    expect(declaration?.statements.slice(0, 2)).toEqual([
      { code: 'assessment-expired', version: 1, tickedAt: at(11) },
      { code: 'assessment-expired', version: 1, tickedAt: at(20) },
    ]);
  });

  test('has one statement for two orders of one fund, with the time of the later tick and both reasons', () => {
    const requirements = { ...leastRequired, mismatches: [mismatch('i1', 'risk', 'i2')] };
    const answers = { ...given, reasons: { i1: 'Has a long horizon.', i2: 'Saves for a house.' } };
    expect(missingFields(requirements, answers)).toEqual(['acknowledged.i1']);
    const both = { ...answers, ticked: { ...answers.ticked, 'acknowledged.i2': at(20) } };
    const declaration = createDeclaration(requirements, both);
    const reason = 'Has a long horizon.\nSaves for a house.';
    expect(declaration?.mismatches).toEqual([
      { itemId: 'i1', kind: 'risk', reason },
      { itemId: 'i2', kind: 'risk', reason },
    ]);
    expect(declaration?.statements.slice(0, -1)).toEqual([
      { code: 'mismatch-risk', version: 2, tickedAt: at(20) },
    ]);
    expect(createDeclaration(requirements, { ...both, reasons: { i1: reason, i2: reason } })).toEqual(
      declaration,
    );
  });

  test('keeps the reasons with the kind and the time of their acknowledgement', () => {
    const answers = { ...given, reasons: { ...given.reasons, i9: 'For an item of another checkout' } };
    expect(reasonsToKeep(allRequired, answers)).toEqual({
      i1: { reason: given.reasons.i1, acknowledged: { at: at(11), kind: 'risk' } },
    });
  });
});
