import { objectionsToNames } from './names.ts';
import { oracle } from './oracle.ts';
import { isRecord } from './sent.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const kinds = ['risk', 'currency', 'no-assessment'];

/** Objections to an object of the declaration: `what` is its name in the oracle. */
function objectionsToFields(what: string, value: unknown): readonly string[] {
  if (!isRecord(value)) return [`${what} is not an object`];
  return objectionsToNames(Object.keys(value), oracle.declaration[what] ?? []).map(
    (objection) => `${what}: ${objection}`,
  );
}

/** Objections to each entry of a list, and to its fields with `rule`. */
function objectionsToEach(
  what: string,
  list: unknown,
  rule: (entry: Readonly<Record<string, unknown>>) => readonly string[],
): readonly string[] {
  if (!Array.isArray(list)) return [`${what} is not a list`];
  return list.flatMap((entry: unknown) => [
    ...objectionsToFields(what, entry),
    ...(isRecord(entry) ? rule(entry) : []),
  ]);
}

function objectionsToVulnerable(vulnerable: unknown): readonly string[] {
  if (vulnerable === null) return [];
  const contact = isRecord(vulnerable) ? vulnerable.trustedContact : null;
  return [
    ...objectionsToFields('vulnerable', vulnerable),
    ...(isRecord(vulnerable) && vulnerable.explained !== true ? ['explained is not true'] : []),
    ...(contact === null ? [] : objectionsToFields('trustedContact', contact)),
  ];
}

/** The least number of funds in these mismatches: the orders of one fund share kind and reason. */
const leastFunds = (mismatches: unknown): number =>
  new Set(
    (Array.isArray(mismatches) ? mismatches : []).map((entry) =>
      isRecord(entry) ? JSON.stringify([entry.kind, entry.reason]) : '',
    ),
  ).size;

/** Objections to the declaration of a checkout: its fields, and a statement for each box that has to be ticked. */
export function objectionsToDeclaration(declaration: unknown): readonly string[] {
  if (!isRecord(declaration)) return ['the declaration is not an object'];
  const { documentsReceived, emailConfirmed, domesticBorrowing, mismatches, vulnerable, statements } =
    declaration;
  const entries = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
  const boxes = 1 + (vulnerable === null ? 0 : 1) + (documentsReceived === null ? 0 : 1);
  const forDepartures = entries(statements).filter(
    (each) => isRecord(each) && each.code === 'departure-and-withdrawal',
  ).length;
  const forFunds = entries(statements).length - boxes - forDepartures;
  const hasDocumentsBox = entries(statements).some(
    (each) => isRecord(each) && each.code === 'documents-received',
  );
  return [
    ...objectionsToFields('declaration', declaration),
    ...(documentsReceived === true || documentsReceived === null
      ? []
      : ['documentsReceived is neither true nor null']),
    ...(hasDocumentsBox === (documentsReceived === true)
      ? []
      : ['documentsReceived is not what its box says']),
    ...(emailConfirmed === true ? [] : ['emailConfirmed is not true']),
    ...(domesticBorrowing === null || typeof domesticBorrowing === 'boolean'
      ? []
      : ['domesticBorrowing is neither null nor a boolean']),
    ...objectionsToEach('mismatches', mismatches, ({ kind }) =>
      kinds.includes(String(kind)) ? [] : [`the kind ${String(kind)} is not one of ${kinds.join(', ')}`],
    ),
    ...objectionsToVulnerable(vulnerable),
    ...objectionsToEach('statements', statements, ({ tickedAt }) =>
      instant.test(String(tickedAt)) ? [] : [`tickedAt ${String(tickedAt)} is no instant`],
    ),
    ...(forFunds >= leastFunds(mismatches) && forFunds <= entries(mismatches).length
      ? []
      : [`there is not one statement for each of ${boxes} boxes and each fund that does not suit`]),
  ];
}
