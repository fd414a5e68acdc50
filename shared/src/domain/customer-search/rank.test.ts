import { createMatcher, findHolder, rankCustomers } from './rank.ts';

const customer = (customerId: string, name: string, idNo: string, tel: string, email: string) => ({
  customerId,
  name,
  idNo,
  tel,
  telCountryCode: '60',
  email,
});

const book = [
  customer('C01', 'TAN MEI LING', '850214-10-5568', '124482071', 'meiling.tan@mail.example'),
  customer('C02', 'TAN MEI LING', '791103-08-5022', '162075518', 'tml79@mail.example'),
  customer('C03', 'MEI LING TAN', '900508-14-5512', '137001122', 'mlt@mail.example'),
  customer('C04', 'TAN AH MOI @ TAN SIEW LAN', '601105-07-5126', '42618890', ''),
  customer('C05', 'TAN HOCK SENG', '660722-01-5009', '169024418', 'hs.tan@mail.example'),
  customer('C06', 'ALVIN TAN WAI LOON', '880220-10-5511', '1158891205', 'alvin@mail.example'),
  customer('C07', 'ANAND A/L TANABALAN', '640815-05-5779', '190247677', 'anand@mail.example'),
  customer('C08', 'INTAN SURAYA BINTI ABDULLAH', '780418-06-5538', '191187084', 'suraya@mail.example'),
  customer('C09', 'GOH SIEW KIM', '700611-04-5558', '128804016', 'kim.tanjung@mail.example'),
  customer('C10', 'ROSLINA BINTI ABD MANAF', '860127-03-5694', '137712260', 'butik.intan@mail.example'),
  customer('C11', 'AHMAD BIN ISMAIL', '740220-02-5015', '132059914', 'ahmad.ismail@mail.example'),
  customer('C12', 'ISMAIL BIN AHMAD', '910803-11-5053', '173304471', 'ahmad91@mail.example'),
  customer('C13', "CATHERINE D'SOUZA", '820517-09-5036', '112840117', 'cathy@mail.example'),
  customer('C14', 'CHONG BROTHERS HARDWARE SDN BHD', '198701004T', '52541187', 'accounts@chongbros.example'),
  customer('C15', 'JOSÉ NG-LIM', 'K1234567', '124482000', 'jose@mail.example'),
  customer('C16', 'DATIN SHARIFAH NORHAYATI BINTI SYED ABDUL RAHMAN', '650618-10-6044', '122223344', ''),
];

// the expected orders are written by hand
test.each([
  ['tan', 'C04 C05 C01 C02 C06 C07 C03 C08 C09 C10'],
  ['TAN', 'C04 C05 C01 C02 C06 C07 C03 C08 C09 C10'],
  ['ta', 'C04 C05 C01 C02 C06 C07 C03 C08 C09 C10'],
  ['tan mei', 'C01 C02 C03'],
  ['mei tan', 'C01 C02 C03'],
  ['tan mei ling', 'C01 C02 C03'],
  ['mei ling tan', 'C03 C01 C02'],
  ['ling mei tan', 'C03 C01 C02'],
  ['mei', 'C03 C01 C02'],
  ['mei ling', 'C03 C01 C02'],
  ['ling', 'C03 C01 C02'],
  ['lin', 'C03 C01 C02 C10'],
  ['tan me', 'C01 C02 C03'],
  ['t mei l', 'C01 C02 C03'],
  ['siew', 'C09 C04'],
  ['siew lan', 'C04'],
  ['tan siew lan', 'C04'],
  ['tan hock', 'C05'],
  ['hock tan', 'C05'],
  ['seng hock', 'C05'],
  ['alvin', 'C06'],
  ['wai loon', 'C06'],
  ['tanabalan', 'C07'],
  ['anand tan', 'C07'],
  ['anand a/l tan', 'C07'],
  ['intan', 'C08 C10'],
  ['ahmad', 'C11 C12'],
  ['ismail', 'C12 C11'],
  ['ahmad ismail', 'C11 C12'],
  ['ismail ahmad', 'C12 C11'],
  ['ahmad bin ismail', 'C11 C12'],
  ['binti abdullah', 'C08'],
  ['souza', 'C13'],
  ['dsouza', 'C13'],
  ["d'souza", 'C13'],
  ['d’souza cath', 'C13'],
  ['jose', 'C15'],
  ['josé lim', 'C15'],
  ['ng-lim', 'C15'],
  ['chong hardware', 'C14'],
  ['bhd', 'C14'],
  ['sharifah norhayati', 'C16'],
  ['850214', 'C01'],
  ['850214-10', 'C01'],
  ['8502141055', 'C01'],
  ['k1234567', 'C15'],
  ['60124482071', 'C01'],
  ['+60124482071', 'C01'],
  ['+60 12-448 2071', 'C01'],
  ['0124482071', 'C01'],
  ['012-448', 'C15 C01'],
  ['12-448 2071', 'C01'],
  ['2071', 'C01'],
  ['601105', 'C04'],
  ['+6012', 'C16 C09 C15 C01'],
  ['cathy@mail', 'C13'],
  ['butik.intan', 'C10'],
  ['tml79', 'C02'],
  ['C07', 'C07'],
  ['kim tanjung', 'C09'],
  ['zulhaz', ''],
  // as they are pasted from a letter or a spreadsheet
  ['“tan mei”', 'C01 C02 C03'],
  ["'tan mei'", 'C01 C02 C03'],
  ['tan, mei ling', 'C01 C02 C03'],
  ['850214-10-5568', 'C01'],
  ['850214 10 5568', 'C01'],
  ['+60 (12) 448.2071', 'C01'],
  ['anand a/l tanabalan', 'C07'],
])('[CLI-01] the words %j find in this order: %s', (keyword, expected) => {
  const found = rankCustomers(book.filter(createMatcher(keyword)), keyword);
  expect(found.map(({ customer: { customerId } }) => customerId).join(' ')).toBe(expected);
});

test('says where the words were found', () => {
  const placeOf = (keyword: string, id: string) =>
    rankCustomers(
      book.filter(({ customerId }) => customerId === id),
      keyword,
    )[0]?.place;
  expect(placeOf('tan', 'C01')).toBe('beginning');
  expect(placeOf('tan', 'C08')).toBe('name');
  expect(placeOf('tan', 'C09')).toBe('email');
  expect(placeOf('0128804016', 'C09')).toBe('phone');
  expect(placeOf('700611', 'C09')).toBe('idNo');
  expect(placeOf('goh tanjung', 'C09')).toBe('other');
});

test('a customer that the service alone has matched comes last', () => {
  const [first, second] = rankCustomers(
    book.filter(({ customerId }) => ['C11', 'C09'].includes(customerId)),
    'goh',
  );
  expect([first?.customer.customerId, second?.customer.customerId]).toEqual(['C09', 'C11']);
  expect(second?.place).toBe('other');
});

test('compares many equal words with a name of many parts at once', () => {
  const one = customer('C20', 'AA AB AC AD AE AF AG AH AI AJ AK AL', '', '', '');
  const startedAt = performance.now();
  expect(createMatcher('a '.repeat(1_000).trim())(one)).toEqual({ place: 'name', order: 1 });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

const shared = {
  ...customer('C20', 'LEE AH KOW', '550101-10-5577', '', ''),
  otherHolders: [
    { name: "SITI O'HARA BINTI ZAMRI", idNo: '910725-10-6048' },
    { name: 'LEE TAN', idNo: 'K7654321' },
  ],
};

test.each([
  ['siti', 'holder', "SITI O'HARA BINTI ZAMRI"],
  ['ohara zamri', 'holder', "SITI O'HARA BINTI ZAMRI"],
  ['910725106048', 'holder', "SITI O'HARA BINTI ZAMRI"],
  ['6048', 'holder', "SITI O'HARA BINTI ZAMRI"],
  ['k765', 'holder', 'LEE TAN'],
  ['lee', 'beginning', 'LEE TAN'],
  ['siti tan', undefined, undefined],
])('[CLI-01] a customer is found by another holder of an account: %j', (keyword, place, name) => {
  expect(createMatcher(keyword)(shared)?.place).toBe(place);
  expect(findHolder(shared, keyword)?.name).toBe(name);
});

test('[CLI-01] who has the name comes before who has an account with that person', () => {
  const others = [{ name: 'TAN MEI LING', idNo: '850214-10-5568' }];
  const found = rankCustomers([{ ...shared, otherHolders: others }, ...book], 'tan mei ling');
  expect(found.map(({ customer: { customerId } }) => customerId).slice(0, 4)).toEqual([
    'C01',
    'C02',
    'C03',
    'C20',
  ]);
});
