/** States by the first of their place-of-birth codes (docs/domain.md, section 5). */
export const STATES: readonly (readonly [code: string, name: string])[] = [
  ['01', 'Johor'],
  ['02', 'Kedah'],
  ['03', 'Kelantan'],
  ['04', 'Melaka'],
  ['05', 'Negeri Sembilan'],
  ['06', 'Pahang'],
  ['07', 'Penang'],
  ['08', 'Perak'],
  ['09', 'Perlis'],
  ['10', 'Selangor'],
  ['11', 'Terengganu'],
  ['12', 'Sabah'],
  ['13', 'Sarawak'],
  ['14', 'Kuala Lumpur'],
  ['15', 'Labuan'],
  ['16', 'Putrajaya'],
];

/** Postcode, place, code of its state (docs/domain.md, section 8). */
export const PLACES: readonly (readonly [postcode: string, place: string, state: string])[] = [
  ['50480', 'Kuala Lumpur', '14'],
  ['47301', 'Petaling Jaya', '10'],
  ['10450', 'George Town', '07'],
  ['80100', 'Johor Bahru', '01'],
  ['30450', 'Ipoh', '08'],
  ['70200', 'Seremban', '05'],
  ['75000', 'Melaka', '04'],
  ['25200', 'Kuantan', '06'],
  ['15000', 'Kota Bharu', '03'],
  ['20000', 'Kuala Terengganu', '11'],
  ['05000', 'Alor Setar', '02'],
  ['01000', 'Kangar', '09'],
  ['88000', 'Kota Kinabalu', '12'],
  ['93450', 'Kuching', '13'],
  ['87000', 'Labuan', '15'],
  ['62000', 'Putrajaya', '16'],
];
