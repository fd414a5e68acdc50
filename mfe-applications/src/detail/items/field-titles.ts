/** Titles of customer fields (specification, section 3) that cannot be built from their names. */
const titles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'E-mail',
    tel: 'Mobile',
    telCountryCode: 'Mobile country code',
    noOfDependents: 'Dependants',
    employerAdd: 'Employer’s address',
    natureofBusiness: 'Nature of business',
    natureofBusinessOth: 'Other nature of business',
    purposeOfInvest: 'Purpose of investment',
    purposeOfInvestOth: 'Other purpose of investment',
    sI: 'Sophisticated investor',
    vI: 'Vulnerable investor',
    epfNo: 'EPF number',
    usResidentStatus: 'US status',
  }),
);

/** Returns the title of a customer field. By default it is built from the words of its name. */
export function getFieldTitle(field: string): string {
  const title = titles.get(field);
  if (title !== undefined) return title;
  const isOther = field.endsWith('Oth');
  const words = field
    .replace(/Oth$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return isOther ? `Other ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
