/**
 * On which days a MyKad's holder may be born, on the day `today` of people: this century only if that is not in the
 * future; both where both are possible and the age decides (under 18 and not the minor of the account, or over 100), and
 * then the agent chooses.
 */
export interface BirthRow {
  readonly idNo: string;
  readonly role: 'holder' | 'minor';
  /** Two: the agent chooses. None: the number is refused. */
  readonly born: readonly string[];
  readonly why: string;
}

export const births: readonly BirthRow[] = [
  { idNo: '880412145234', role: 'holder', born: ['1988-04-12'], why: '2088 is in the future' },
  { idNo: '250704105522', role: 'holder', born: ['2025-07-04', '1925-07-04'], why: '1 or 101 years' },
  { idNo: '150704101236', role: 'holder', born: ['2015-07-04', '1915-07-04'], why: '11 or 111 years' },
  { idNo: '150704101236', role: 'minor', born: ['2015-07-04'], why: 'a minor is not 111' },
  { idNo: '081121105522', role: 'holder', born: ['2008-11-21'], why: '18 years today' },
  { idNo: '081122105522', role: 'holder', born: ['2008-11-22', '1908-11-22'], why: '17 or 117 years' },
  { idNo: '261121105522', role: 'holder', born: ['2026-11-21', '1926-11-21'], why: '0 or 100 years' },
  { idNo: '261122125113', role: 'holder', born: ['1926-11-22'], why: 'tomorrow is in the future' },
  { idNo: '270101105522', role: 'holder', born: ['1927-01-01'], why: 'next year is in the future' },
  { idNo: '000229105522', role: 'holder', born: ['2000-02-29'], why: '26 years; 1900 had no 29 February' },
  { idNo: '240229105522', role: 'holder', born: ['2024-02-29', '1924-02-29'], why: '2 or 102 years' },
  { idNo: '290229081234', role: 'holder', born: [], why: 'neither 1929 nor 2029 has a 29 February' },
  { idNo: '990229081234', role: 'holder', born: [], why: '1999 had no 29 February' },
  { idNo: '250704175522', role: 'holder', born: [], why: 'no place has the code 17' },
];
