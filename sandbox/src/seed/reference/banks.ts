/** A bank of the lookups; `digits` are the lengths its account numbers may have (domain, section 8). */
interface Bank {
  readonly name: string;
  readonly mnemonic: string;
  readonly micrCode: string;
  readonly digits: readonly number[];
}

const bank = (name: string, mnemonic: string, micrCode: string, ...digits: number[]): Bank => ({
  name,
  mnemonic,
  micrCode,
  digits,
});

export const BANKS: readonly Bank[] = [
  bank('Maybank', 'MBB', 'MBBEMYKL', 12),
  bank('CIMB', 'CIMB', 'CIBBMYKL', 14, 10),
  bank('Public Bank', 'PBB', 'PBBEMYKL', 10),
  bank('RHB', 'RHB', 'RHBBMYKL', 14),
  bank('Hong Leong', 'HLB', 'HLBBMYKL', 11),
  bank('AmBank', 'AMB', 'ARBKMYKL', 12, 13),
  bank('Affin', 'ABB', 'PHBMMYKL', 12),
  bank('Alliance', 'ABMB', 'MFBBMYKL', 15),
  bank('Bank Islam', 'BIMB', 'BIMBMYKL', 13, 14),
  bank('Bank Rakyat', 'BKRM', 'BKRMMYKL', 10, 11, 12),
  bank('Muamalat', 'BMMB', 'BMMBMYKL', 14),
  bank('BSN', 'BSN', 'BSNAMYK1', 16),
  bank('Agrobank', 'AGRO', 'AGOBMYKL', 16),
  bank('HSBC', 'HSBC', 'HBMBMYKL', 12),
  bank('OCBC', 'OCBC', 'OCBCMYKL', 10),
  bank('Standard Chartered', 'SCB', 'SCBLMYKX', 12),
  bank('UOB', 'UOB', 'UOVBMYKL', 11),
];
