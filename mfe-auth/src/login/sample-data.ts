/** The person of the sample, who is none of the customers. */
export const samplePerson = { name: 'Hasnah Salleh', initials: 'HS', id: '790602-••-••48' } as const;

/** What the sample person owns, in MYR. */
export const sampleTotal = '431,920';

/** Amount, share and arc length of each slice of the sample. The ring's circumference is 402. */
export const sampleAllocation = [
  { name: 'Equity', amount: '225,160', share: '52.1%', color: 'chart.1', arc: '207.13 195.00', offset: '0' },
  {
    name: 'Fixed income',
    amount: '122,220',
    share: '28.3%',
    color: 'chart.2',
    arc: '111.29 290.84',
    offset: '-209.63',
  },
  {
    name: 'Mixed',
    amount: '56,970',
    share: '13.2%',
    color: 'chart.3',
    arc: '50.54 351.58',
    offset: '-323.42',
  },
  {
    name: 'Money market',
    amount: '27,570',
    share: '6.4%',
    color: 'chart.4',
    arc: '23.17 378.96',
    offset: '-376.46',
  },
] as const;
