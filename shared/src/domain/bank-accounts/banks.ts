/** A bank in Malaysia. `digits` are the lengths that its account numbers may have. */
interface Bank {
  readonly name: string;
  readonly mnemonic: string;
  readonly micrCode: string;
  readonly digits: readonly number[];
}

/** The banks in Malaysia (docs/domain.md, section 8), for the portal and for the sandbox's lookups. A new bank is one line. */
export const banks: readonly Bank[] = [
  { name: 'Maybank', mnemonic: 'MBB', micrCode: 'MBBEMYKL', digits: [12] },
  { name: 'CIMB', mnemonic: 'CIMB', micrCode: 'CIBBMYKL', digits: [14, 10] },
  { name: 'Public Bank', mnemonic: 'PBB', micrCode: 'PBBEMYKL', digits: [10] },
  { name: 'RHB', mnemonic: 'RHB', micrCode: 'RHBBMYKL', digits: [14] },
  { name: 'Hong Leong', mnemonic: 'HLB', micrCode: 'HLBBMYKL', digits: [11] },
  { name: 'AmBank', mnemonic: 'AMB', micrCode: 'ARBKMYKL', digits: [12, 13] },
  { name: 'Affin', mnemonic: 'ABB', micrCode: 'PHBMMYKL', digits: [12] },
  { name: 'Alliance', mnemonic: 'ABMB', micrCode: 'MFBBMYKL', digits: [15] },
  { name: 'Bank Islam', mnemonic: 'BIMB', micrCode: 'BIMBMYKL', digits: [13, 14] },
  { name: 'Bank Rakyat', mnemonic: 'BKRM', micrCode: 'BKRMMYKL', digits: [10, 11, 12] },
  { name: 'Muamalat', mnemonic: 'BMMB', micrCode: 'BMMBMYKL', digits: [14] },
  { name: 'BSN', mnemonic: 'BSN', micrCode: 'BSNAMYK1', digits: [16] },
  { name: 'Agrobank', mnemonic: 'AGRO', micrCode: 'AGOBMYKL', digits: [16] },
  { name: 'HSBC', mnemonic: 'HSBC', micrCode: 'HBMBMYKL', digits: [12] },
  { name: 'OCBC', mnemonic: 'OCBC', micrCode: 'OCBCMYKL', digits: [10] },
  { name: 'Standard Chartered', mnemonic: 'SCB', micrCode: 'SCBLMYKX', digits: [12] },
  { name: 'UOB', mnemonic: 'UOB', micrCode: 'UOVBMYKL', digits: [11] },
];

/** Lengths at any other bank (docs/domain.md, section 9): 5 to 20 digits. */
const otherLengths = Array.from({ length: 16 }, (_none, index) => index + 5);

/**
 * Returns the lengths that an account number at a bank may have, in digits, shortest first. A MICR code that is not in
 * the list, empty for a bank abroad, has those of any other bank.
 */
export const accountNumberLengths = (micrCode: string): readonly number[] =>
  banks.find((bank) => bank.micrCode === micrCode)?.digits.toSorted((one, other) => one - other) ??
  otherLengths;

/**
 * Formats the lengths that an account number may have, in ascending order: `10 or 14 digits`, and more than three as a
 * range, `5 to 20 digits`.
 */
export const formatLengths = (lengths: readonly number[]): string =>
  `${lengths.length > 3 ? `${lengths[0]} to ${lengths.at(-1)}` : lengths.join(' or ')} digits`;
