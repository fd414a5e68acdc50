import { cleanCode } from '@portal/shared/clean-text';
import type { FieldProblem } from '@portal/shared/form-values';
import { readText } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';

/** Bank, country, place, and optionally branch (ISO 9362). */
const swift = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Longest account number at an intermediary bank. */
const maxNumberLength = 20;

/**
 * Returns a typed SWIFT code as it is sent: capitals, without spaces. It does not check the code; an empty text stays
 * empty.
 */
export const normalizeSwift = (typed: string): string => cleanCode(typed).toUpperCase();

/**
 * Returns what is wrong with the typed SWIFT code of a bank abroad, as text for its field: not 8 or 11 letters and
 * digits, or a bank in Malaysia. `undefined` when it is valid.
 */
export function swiftProblem(typed: string): string | undefined {
  const code = normalizeSwift(typed);
  if (!swift.test(code)) return 'Enter the SWIFT code: 8 or 11 letters and digits, such as DBSSSGSG.';
  return code.slice(4, 6) === 'MY'
    ? 'This code is of a bank in Malaysia: choose the bank by its name.'
    : undefined;
}

/** Returns what is wrong with a bank's name; `missing` when it is empty. */
const nameProblem = (typed: string, missing: string): string | undefined =>
  cleanCode(typed).length < 2 ? missing : problemOf(readText(typed));

/** Answers about a bank abroad, as typed. */
export interface ForeignBank {
  readonly foreignName: string;
  readonly swiftCode: string;
  readonly viaBank: string;
  readonly viaBranch: string;
  readonly viaSwift: string;
  readonly viaNumber: string;
}

type ForeignProblem = FieldProblem<keyof ForeignBank>;

const problem = (field: keyof ForeignBank, text: string | undefined): readonly ForeignProblem[] =>
  text === undefined ? [] : [{ field, problem: text }];

/** Whether anything is typed about an intermediary bank. */
const hasIntermediary = ({ viaBank, viaBranch, viaSwift, viaNumber }: ForeignBank): boolean =>
  [viaBank, viaBranch, viaSwift, viaNumber].some((typed) => typed.trim() !== '');

/**
 * Returns what is wrong with the answers about a bank abroad (ITM-06), one problem for each field, for the agent to
 * read; empty when nothing is. The bank needs its name and a valid SWIFT code. An intermediary bank is optional; once
 * one of its fields is filled, it needs both too.
 */
export function foreignBankProblems(answers: ForeignBank): readonly ForeignProblem[] {
  const own = [
    ...problem('foreignName', nameProblem(answers.foreignName, 'Enter the bank’s name.')),
    ...problem('swiftCode', swiftProblem(answers.swiftCode)),
  ];
  if (!hasIntermediary(answers)) return own;
  const number = cleanCode(answers.viaNumber);
  return [
    ...own,
    ...problem(
      'viaBank',
      nameProblem(answers.viaBank, 'Enter the intermediary bank’s name, or empty all its fields.'),
    ),
    ...problem('viaBranch', problemOf(readText(answers.viaBranch))),
    ...problem('viaSwift', swiftProblem(answers.viaSwift)),
    ...problem(
      'viaNumber',
      /^\d*$/.test(number) && number.length <= maxNumberLength
        ? undefined
        : `Enter the account number in at most ${maxNumberLength} digits; this has ${number.length} signs.`,
    ),
  ];
}
